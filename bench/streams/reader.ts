import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import type { ReaderMessage, ReaderOrder } from './readers.ts';

/** Keeps thousands of streams open on plain sockets, and tells when each event was read. Not more than it must: its
 * CPU time is taken from the server's. */
const CONNECTING = 100;
const sockets: Socket[] = [];
let reads: Array<[event: number, atMs: number]> = [];

const tell = (message: ReaderMessage): void => void process.send?.(message);
process.on('message', (order: ReaderOrder) => {
  if (order === 'take') {
    tell({ reads });
    reads = [];
  } else {
    openAll(order.url, order.cookies).then(
      () => tell({ reads: [] }),
      (error: unknown) => {
        throw error;
      },
    );
  }
});
process.once('disconnect', () => process.exit(0));

async function openAll(url: string, cookies: readonly string[]): Promise<void> {
  const rest = cookies.values();
  await Promise.all(
    Array.from({ length: CONNECTING }, async () => {
      for (const cookie of rest) await open(new URL(url), cookie);
    }),
  );
}

async function open({ hostname, port }: URL, cookie: string): Promise<void> {
  const socket = connect(Number(port), hostname).setNoDelay();
  sockets.push(socket);
  socket.write(`GET /api/events HTTP/1.1\r\nHost: ${hostname}:${port}\r\nCookie: ${cookie}\r\n\r\n`);
  const [head] = (await once(socket, 'data')) as [Buffer];
  if (!head.includes('HTTP/1.1 200')) throw new Error(`A stream was refused: ${head.toString()}`);
  socket.on('data', read);
  socket.once('close', () => {
    throw new Error('A stream has ended.');
  });
}

function read(chunk: Buffer): void {
  const atMs = performance.timeOrigin + performance.now();
  for (const [, event] of chunk.toString('latin1').matchAll(/"n": ?(\d+)/g)) {
    reads.push([Number(event), atMs]);
  }
}
