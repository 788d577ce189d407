import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { openHouse } from './atDoor.js';

test.each([
  ['says nothing', ''],
  ['never ends its headers', 'GET /health HTTP/1.1\r\nhost: localhost\r\nx: '],
])('a connection that %s is soon closed', { timeout: 25_000 }, async (_name, text) => {
  const { app } = await openHouse();
  await app.listen({ port: 0, host: '127.0.0.1' });
  const address = app.server.address();
  const socket = connect(typeof address === 'object' && address ? address.port : 0, '127.0.0.1');
  socket.write(text);
  socket.resume();
  await once(socket, 'close');
  expect(socket.destroyed).toBe(true);
});
