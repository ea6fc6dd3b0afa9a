import { connect, createServer, type Socket } from 'node:net';
import { pipeline } from 'node:stream';

export interface TcpProxy {
  /** The database's address, by way of this line. */
  url: string;
  /** Ends every connection; new ones are refused until `mend`. */
  cut(): Promise<void>;
  mend(): Promise<void>;
}

/** A line to the database that a test can cut and mend, which leaves the server and its other clients alone. */
export async function openTcpProxy(databaseUrl: string): Promise<TcpProxy> {
  const target = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  const server = createServer((near) => {
    const far = connect(Number(target.port), target.hostname);
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.once('close', () => sockets.delete(socket));
    }
    pipeline(near, far, near, () => undefined);
  });
  const listen = (port: number) =>
    new Promise<void>((resolve) => void server.listen(port, '127.0.0.1', resolve));
  await listen(0);
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The line has no port.');
  const url = new URL(databaseUrl);
  url.port = String(address.port);
  return {
    url: url.href,
    async cut() {
      const closed = new Promise<void>((resolve) => void server.close(() => resolve()));
      for (const socket of sockets) socket.destroy();
      await closed;
    },
    mend: () => listen(address.port),
  };
}
