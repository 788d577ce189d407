import { expect, test } from 'vitest';
import { DEMO_HELP, readDemoFlags } from '../../../server/cli/demo/flags.js';

test('the demo keeps its own flags and hands the others to the service', () => {
  expect(readDemoFlags(['--port', '0', '--speed', '2', '--now', '--lan'])).toEqual({
    isHelp: false,
    isAtOnce: true,
    speed: 2,
    service: ['--port', '0', '--lan'],
  });
  expect(readDemoFlags(['--speed=0.5'])).toMatchObject({ speed: 0.5, service: [] });
  expect(readDemoFlags([])).toEqual({ isHelp: false, isAtOnce: false, speed: 1, service: [] });
});

test.each([[['--speed']], [['--speed', 'fast']], [['--speed', '0']], [['--speed', '-1']], [['--speed', '1000']]])(
  'a speed nobody could watch is named: %j',
  argv => {
    expect(readDemoFlags(argv)).toContain('--speed must be a number');
  },
);

test('the help of the demo names every flag of its own', () => {
  expect(readDemoFlags(['--help'])).toMatchObject({ isHelp: true });
  for (const flag of ['--now', '--speed', '--port', '--lan', '--help']) expect(DEMO_HELP).toContain(flag);
});
