import { makeVirtualTower } from '../../server/serial/index.js';
import { describeLink } from './linkSuite.js';
import { pty } from './transports.js';

describeLink('a pty and the real serialport', pty, () => makeVirtualTower('VIRTUAL'));
