import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { pino } from 'pino';
import { afterAll, expect, it, onTestFinished } from 'vitest';
import { createTestDatabase } from '../../test/database/database.ts';
import { createUser } from '../../test/gateway/factories.ts';
import { createDiskStorage } from '../platform/storage/disk-storage.ts';
import { requestExport } from './data-export.repo.ts';
import { makeExports } from './make-exports.ts';

const SCRIPT = fileURLToPath(new URL('../../test/identity/export-process.ts', import.meta.url));

const { sql, url } = await createTestDatabase();
const root = await mkdtemp(join(tmpdir(), 'export-process-'));
afterAll(() => rm(root, { recursive: true }));
const storage = createDiskStorage(root);

const filesOf = async () =>
  (await readdir(root, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map(({ name }) => name);

it('finishes once what a worker killed with SIGKILL had begun', async () => {
  const user = await createUser(sql);
  await requestExport(sql, { tokenHash: user.tokenHash, now: new Date() });
  const victim = spawn(process.execPath, [SCRIPT, url, root], { stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = once(victim, 'exit');
  onTestFinished(() => void victim.kill('SIGKILL'));
  await once(victim.stdout, 'data');
  victim.kill('SIGKILL');
  await ended;
  const [half, ...others] = await filesOf();
  expect([half, ...others]).toEqual([expect.stringMatching(/^[0-9a-f]{32}\.[\w-]+\.tmp$/)]);

  const work = (now: Date) =>
    makeExports(
      { sql, storage, clock: { now: () => now }, logger: pino({ level: 'silent' }) },
      new AbortController().signal,
    );
  const state = () => sql`select status, attempt from data_export where user_id = ${user.id}`;
  await work(new Date());
  expect(await state()).toEqual([{ status: 'processing', attempt: 1 }]);
  await Promise.all([work(new Date(Date.now() + 61_000)), work(new Date(Date.now() + 61_000))]);

  expect(await state()).toEqual([{ status: 'ready', attempt: 2 }]);
  // Beside the draft, which is swept when it is a day old.
  expect(await filesOf()).toHaveLength(3);
  expect(await sql`select 1 from mail where kind = 'data-export-ready'`).toHaveLength(1);
});
