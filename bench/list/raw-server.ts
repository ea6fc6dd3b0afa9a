import { createHash } from 'node:crypto';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createSql } from '@aic/api/testing';
import { notifyParent } from '../measure/parent.ts';
import { pageAsJson, pageFromRows } from './raw-pages.ts';

/**
 * The least work for the same response: node:http and one statement. No router, no validation, no limits, no
 * security headers, no request id, no log, no metrics.
 */
const [databaseUrl = '', , kind] = process.argv.slice(2);
const readPage = kind === 'rows' ? pageFromRows : pageAsJson;
const sql = createSql(databaseUrl, { name: 'bench-raw', max: 10 });
const server = createServer((request, response) => {
  respond(request.headers.cookie, response).catch((error: unknown) =>
    response.writeHead(500).end(String(error)),
  );
});

async function respond(cookie: string | undefined, response: ServerResponse): Promise<void> {
  const token = cookie?.slice('sid='.length) ?? '';
  const page = await readPage(sql, createHash('sha256').update(token, 'base64url').digest());
  const body = page?.body ?? '';
  response.writeHead(page === null ? 401 : 200, {
    'Content-Type': 'application/json',
    // With a known length Node sends head and body in one write.
    'Content-Length': Buffer.byteLength(body),
    Link: page?.nextCursor ?? '',
  });
  response.end(body);
}

await new Promise<void>((resolve) => {
  server.listen(0, '127.0.0.1', resolve);
});
// Safe because a listening TCP server has an AddressInfo.
const { port } = server.address() as AddressInfo;
notifyParent(`http://127.0.0.1:${port}`, () => sql.end({ timeout: 1 }));
