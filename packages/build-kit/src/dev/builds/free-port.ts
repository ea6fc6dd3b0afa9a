import { createServer } from 'node:net';

/** @throws Error in one line when something else listens there */
export async function requireFreePort(port: number): Promise<void> {
  const server = createServer();
  await new Promise<void>((resolve, reject) => {
    server.once('error', () => reject(new Error(`Port ${port} is taken. Choose another one with --port.`)));
    server.listen(port, '127.0.0.1', resolve);
  });
  await new Promise((resolve) => server.close(resolve));
}

/** @returns the first of `port` and those after it that nothing listens on */
export async function findFreePort(port: number): Promise<number> {
  try {
    await requireFreePort(port);
    return port;
  } catch {
    return findFreePort(port + 1);
  }
}
