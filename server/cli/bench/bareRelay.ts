/** The yardstick of the service: a serial line straight to a WebSocket, and nothing in between. Takes the port; says its own. */
import { once } from 'node:events';
import { ReadlineParser } from '@serialport/parser-readline';
import { SerialPort } from 'serialport';
import { type WebSocket, WebSocketServer } from 'ws';
import { BAUD_RATE } from '../../../firmware-protocol/index.js';

const port = new SerialPort({ path: process.argv[2] ?? '', baudRate: BAUD_RATE });
const server = new WebSocketServer({ port: 0, host: '127.0.0.1' });
const screens = new Set<WebSocket>();
server.on('connection', socket => screens.add(socket));
port.pipe(new ReadlineParser()).on('data', (line: string) => {
  for (const screen of screens) screen.send(line);
});
// Whoever hears of us may send at once; what comes before the port is open would be lost.
await Promise.all([once(port, 'open'), once(server, 'listening')]);
const address = server.address();
console.log(typeof address === 'object' ? address?.port : '');
