import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

/** Systems take the local ports of connections that go out from above these: Linux from 32,768, others from 49,152. */
const PORTS = { first: 20_000, last: 32_767 };
const TRIES = 50;

/**
 * A TCP port that no process listens on right now, and that no connection of this machine is given meanwhile. It is
 * random, so two callers rarely get the same one.
 */
export async function findFreePort(): Promise<number> {
  for (let tried = 1; ; tried += 1) {
    const port = randomInt(PORTS.first, PORTS.last + 1);
    const server = createServer().listen(port, '127.0.0.1');
    try {
      await once(server, 'listening');
    } catch (error) {
      if (tried < TRIES && isTaken(error)) continue;
      throw new Error('No port could be opened on 127.0.0.1.', { cause: error });
    }
    server.close();
    await once(server, 'close');
    return port;
  }
}

/** Also by a system that keeps ranges for itself. */
const isTaken = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === 'EADDRINUSE' || error.code === 'EACCES');
