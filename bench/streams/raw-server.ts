import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createSql } from '@aic/api/testing';
import { notifyParent } from '../measure/parent.ts';

/**
 * The least work for the same events: node:http, streams by cookie, and the event itself in the notification. It knows
 * no sessions, replays nothing, keeps no order, has no limits, finds nothing that was lost and sends no heartbeats.
 */
const [databaseUrl = ''] = process.argv.slice(2);
const sql = createSql(databaseUrl, { name: 'bench-raw', max: 2 });
const streams = new Map<string, ServerResponse>();

await sql.listen('bench_raw', (payload) => {
  const [cookie = '', seq = '', data = ''] = payload.split('\n');
  streams.get(cookie)?.write(`id: ${seq}\ndata: ${data}\n\n`);
});

const server = createServer(({ headers: { cookie = '' } }, response) => {
  streams.set(cookie, response);
  response.once('close', () => streams.delete(cookie));
  response.writeHead(200, { 'Content-Type': 'text/event-stream' });
  response.write('retry: 1000\n\n');
});
await new Promise<void>((resolve) => {
  server.listen({ port: 0, host: '127.0.0.1', backlog: 1024 }, resolve);
});
// Safe because a listening TCP server has an AddressInfo.
const { port } = server.address() as AddressInfo;
notifyParent(`http://127.0.0.1:${port}`, () => sql.end({ timeout: 1 }));
