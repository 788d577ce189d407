/** What `npm run demo` can be told; everything else is a setting of the service it starts. */
export interface DemoFlags {
  readonly isHelp: boolean;
  /** Begins without waiting for a screen. */
  readonly isAtOnce: boolean;
  readonly speed: number;
  readonly service: readonly string[];
}

const SLOWEST = 0.1;
const FASTEST = 100;

export const DEMO_HELP = [
  'Watchroom demo: family games by themselves, one after the other, with a virtual tower. Nothing is kept.',
  'The service stays until Ctrl-C.',
  '',
  `  ${'--now'.padEnd(18)} begin at once; otherwise when a screen is there`,
  `  ${'--speed NUMBER'.padEnd(18)} 2 is twice as fast, 0.5 half as fast`,
  `  ${'--port NUMBER'.padEnd(18)} where the service listens; 4180 unless told, 0 for any free port`,
  `  ${'--lan'.padEnd(18)} open to the local network, with a join code`,
  `  ${'--help'.padEnd(18)} this text`,
].join('\n');

/** The demo's own flags, told apart from the service's; a string says what is wrong with them. */
export function readDemoFlags(argv: readonly string[]): DemoFlags | string {
  const service: string[] = [];
  let speed = 1;
  for (let i = 0; i < argv.length; i++) {
    const [flag, joined] = (argv[i] ?? '').split('=', 2);
    if (flag === '--now' || flag === '--help') continue;
    if (flag !== '--speed') {
      service.push(argv[i] ?? '');
      continue;
    }
    const given = joined ?? argv[++i] ?? '';
    speed = Number(given);
    const isSpeed = given.trim() !== '' && speed >= SLOWEST && speed <= FASTEST;
    if (!isSpeed) return `--speed must be a number from ${SLOWEST} to ${FASTEST}, not "${given}".`;
  }
  return { isHelp: argv.includes('--help'), isAtOnce: argv.includes('--now'), speed, service };
}
