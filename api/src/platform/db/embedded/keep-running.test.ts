import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterAll, describe, expect, it, onTestFinished } from 'vitest';
import { keepRunning } from './keep-running.ts';

const dataDir = await mkdtemp(join(tmpdir(), 'keep-running-'));
await writeFile(join(dataDir, 'postgres.log'), '');
afterAll(() => rm(dataDir, { recursive: true }));

/** A server that a test ends, and that comes back as often as the test says. */
function createServer({ isBroken = false } = {}) {
  const server = {
    isUp: true,
    restarts: 0,
    isRunning: async () => server.isUp,
    async restart() {
      server.restarts += 1;
      if (isBroken) throw new Error('could not map shared memory');
      server.isUp = true;
    },
  };
  return server;
}

function keep(server: ReturnType<typeof createServer>) {
  const lost: unknown[] = [];
  const keeper = keepRunning(server, {
    logger: pino({ level: 'silent' }),
    dataDir,
    onLost: (error) => lost.push(error),
    lookMs: 2,
  });
  onTestFinished(() => keeper.stop());
  return { keeper, lost };
}

describe('keepRunning', () => {
  it('starts a server again that has ended', async () => {
    const server = createServer();
    keep(server);
    server.isUp = false;
    await expect.poll(() => server.isUp).toBe(true);
    expect(server.restarts).toBe(1);
  });

  it('says that it is lost when it does not come back, and tries no longer', async () => {
    const server = createServer({ isBroken: true });
    const { keeper, lost } = keep(server);
    server.isUp = false;
    await expect
      .poll(() => lost)
      .toEqual([expect.objectContaining({ message: 'could not map shared memory' })]);
    await keeper.stop();
    expect(server.restarts).toBe(10);
  });

  it('leaves a server alone that was stopped on purpose', async () => {
    const server = createServer();
    const { keeper } = keep(server);
    await keeper.stop();
    server.isUp = false;
    expect(server.restarts).toBe(0);
  });
});
