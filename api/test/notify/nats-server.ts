import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { findFreePort } from '../../src/platform/db/embedded/free-port.ts';

export interface NatsServer {
  url: string;
  /** Ends it at once, with all that it has not passed on. */
  kill(): Promise<void>;
  /** At the same address. */
  start(): Promise<void>;
}

const COMMAND = ['nats-server', '/usr/sbin/nats-server'].find(
  (command) => spawnSync(command, ['--version']).status === 0,
);

/** Whether this machine has one: there is none by npm. */
export const HAS_NATS = COMMAND !== undefined;

/** `login` is asked of clients, as user:password. */
export async function startNatsServer(login?: `${string}:${string}`): Promise<NatsServer> {
  const [user = '', password = ''] = login?.split(':') ?? [];
  const port = await findFreePort();
  let child: ChildProcess | null = null;

  async function start(): Promise<void> {
    const options = ['-a', '127.0.0.1', '-p', String(port)];
    if (login) options.push('--user', user, '--pass', password);
    child = spawn(COMMAND ?? 'nats-server', options, { stdio: 'ignore' });
    for (let tries = 0; !(await isOpen(port)); tries += 1) {
      if (tries === 100) throw new Error('nats-server does not start.');
      await delay(50);
    }
  }

  await start();
  return {
    url: `nats://${login ? `${login}@` : ''}127.0.0.1:${port}/studio`,
    start,
    async kill() {
      const gone = child && child.exitCode === null && child.signalCode === null && once(child, 'exit');
      child?.kill('SIGKILL');
      await gone;
    },
  };
}

async function isOpen(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}
