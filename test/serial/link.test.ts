import { afterEach, beforeEach, vi } from 'vitest';
import { makeVirtualTower } from '../../server/serial/index.js';
import { describeLink } from './linkSuite.js';
import { inProcess, mockBinding } from './transports.js';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'performance'] });
});
afterEach(() => {
  vi.useRealTimers();
});

describeLink('the binding inside the service', inProcess, () => makeVirtualTower('VIRTUAL'));
describeLink('the mock binding', mockBinding, () => makeVirtualTower('VIRTUAL'));
