import { describeBadWire } from './badWireSuite.js';

describeBadWire(8000);
