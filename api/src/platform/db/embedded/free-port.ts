import { createServer } from 'node:net';

/** A TCP port that no process listens on right now; the kernel hands it out, so two callers rarely get the same one. */
export async function findFreePort(host: string): Promise<number> {
  const server = createServer();
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  server.once('error', reject);
  server.listen(0, host, () => {
    const address = server.address();
    server.close(() => {
      if (address !== null && typeof address === 'object') resolve(address.port);
      else reject(new Error(`No port could be opened on ${host}.`));
    });
  });
  return promise;
}
