import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import postgres from 'postgres';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startEmbeddedPostgres } from './embedded-postgres.ts';

const EMBEDDED_MODULE = new URL('embedded-postgres.ts', import.meta.url).href;

/** Of all tests here: every one of them ends with its server stopped, and only the first start creates the cluster. */
let home: string;
beforeAll(async () => {
  home = await mkdtemp(path.join(tmpdir(), 'aic-embedded-'));
  await chmod(home, 0o711);
});
afterAll(() => rm(home, { recursive: true, force: true }));

async function query(url: string, statement: string): Promise<unknown> {
  const sql = postgres(url, { max: 1, fetch_types: false, onnotice: () => undefined });
  try {
    return [...(await sql.unsafe(statement))];
  } finally {
    await sql.end();
  }
}

/** Starts the database in a process of its own, which then lives until it is killed. */
async function startElsewhere(dataDir: string) {
  const script = `
    const { startEmbeddedPostgres } = await import(${JSON.stringify(EMBEDDED_MODULE)});
    const { url } = await startEmbeddedPostgres({ dataDir: ${JSON.stringify(dataDir)}, fsync: false });
    console.log(url);
    setInterval(() => {}, 1000);
  `;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [chunk] = (await once(child.stdout, 'data')) as [Buffer];
  return { child, url: chunk.toString().trim() };
}

describe('startEmbeddedPostgres', () => {
  it('keeps the data from one start to the next', async () => {
    const first = await startEmbeddedPostgres({ dataDir: home });
    await query(first.url, 'create table kept as select 42 as value');
    await first.stop();
    const second = await startEmbeddedPostgres({ dataDir: home });
    expect(await query(second.url, 'select value from kept')).toEqual([{ value: 42 }]);
    await second.stop();
  });

  it('takes over a server that a killed process left running', async () => {
    const { child, url } = await startElsewhere(home);
    await query(url, 'create table kept_by_next as select 42 as value');
    child.kill('SIGKILL');
    await once(child, 'exit');
    const next = await startEmbeddedPostgres({ dataDir: home });
    expect(await query(next.url, 'select value from kept_by_next')).toEqual([{ value: 42 }]);
    await next.stop();
  });

  it('starts over a lock file whose process id now belongs to something else', async () => {
    const first = await startEmbeddedPostgres({ dataDir: home });
    await first.stop();
    const lockFile = path.join(home, 'cluster', 'postmaster.pid');
    await writeFile(lockFile, `999999\n${home}/cluster\n`);
    const next = await startEmbeddedPostgres({ dataDir: home });
    expect(await query(next.url, 'select 1 as alive')).toEqual([{ alive: 1 }]);
    await next.stop();
  });

  it('refuses a data directory that another live process uses, and names that process', async () => {
    const { child } = await startElsewhere(home);
    await expect(startEmbeddedPostgres({ dataDir: home })).rejects.toThrow(`process ${child.pid}`);
    child.kill('SIGKILL');
    await once(child, 'exit');
    await (await startEmbeddedPostgres({ dataDir: home })).stop();
  });

  it.each(['SIGINT', 'SIGQUIT'] as const)(
    'is known to have ended by %s, and comes back on its port',
    async (signal) => {
      const server = await startEmbeddedPostgres({ dataDir: home, fsync: false });
      expect(await server.isRunning()).toBe(true);
      const lock = await readFile(path.join(home, 'cluster', 'postmaster.pid'), 'utf8');
      process.kill(Number(lock.split('\n')[0]), signal);
      await expect.poll(() => server.isRunning()).toBe(false);

      await server.restart();

      expect(await query(server.url, 'select 1 as alive')).toEqual([{ alive: 1 }]);
      await server.stop();
    },
  );

  it('says why in the words of the server when it cannot start, and leaves nothing claimed', async () => {
    const first = await startEmbeddedPostgres({ dataDir: home });
    const other = await mkdtemp(path.join(tmpdir(), 'aic-embedded-'));
    await chmod(other, 0o711);
    await expect(startEmbeddedPostgres({ dataDir: other, port: first.port })).rejects.toThrow(
      /could not bind|in use/,
    );
    await expect(readFile(path.join(other, 'owner'))).rejects.toThrow('ENOENT');
    await first.stop();
    await rm(other, { recursive: true, force: true });
  });
});
