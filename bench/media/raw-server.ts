import { createReadStream } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { notifyParent } from '../measure/parent.ts';

/** The least work for the same bytes: node:http and a file stream. Anybody may read anything. */
const [path = ''] = process.argv.slice(2);
const server = createServer((request, response) => {
  const [, start, end] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '') ?? [];
  const range = { start: Number(start), end: Number(end) };
  response.writeHead(206, {
    'Content-Type': 'video/mp4',
    'Content-Length': range.end - range.start + 1,
  });
  createReadStream(path, range).pipe(response);
});

await new Promise<void>((resolve) => {
  server.listen(0, '127.0.0.1', resolve);
});
// Safe because a listening TCP server has an AddressInfo.
const { port } = server.address() as AddressInfo;
notifyParent(`http://127.0.0.1:${port}`, async () => server.close());
