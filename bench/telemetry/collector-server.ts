import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { notifyParent } from '../measure/parent.ts';

/** Takes whatever comes, as a collector does, and keeps nothing. */
const server = createServer((request, response) => {
  request.resume().once('end', () => {
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  });
});
server.listen(0, '127.0.0.1');
await once(server, 'listening');
// Safe because it listens on a port.
const { port } = server.address() as AddressInfo;
notifyParent(`http://127.0.0.1:${port}`, async () => {
  server.closeAllConnections();
  server.close();
});
