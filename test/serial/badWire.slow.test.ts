import { describeBadWire } from './badWireSuite.js';

describeBadWire(100_000);
