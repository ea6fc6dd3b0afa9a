import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { pino } from 'pino';
import { afterAll, beforeEach } from 'vitest';
import { findExport, findExportFile, requestExport } from '../../src/data-export/data-export.repo.ts';
import { type ExportWorkerDeps, makeExports } from '../../src/data-export/make-exports.ts';
import { createDiskStorage } from '../../src/platform/storage/disk-storage.ts';
import type { TestDatabase } from '../database/database.ts';
import type { TestUser } from '../gateway/factories.ts';
import { readZip } from './read-zip.ts';

const START = new Date('2030-01-01T00:00:00Z');

/** Exports of a test file: a store on disk, a clock that the test moves, and a worker's call. */
export async function exportsOf({ sql, admin }: TestDatabase) {
  const root = await mkdtemp(join(tmpdir(), 'data-export-'));
  afterAll(() => rm(root, { recursive: true }));
  const storage = createDiskStorage(root);
  const time = { now: START };
  const clock = { now: () => time.now };
  const deps: ExportWorkerDeps = { sql, clock, storage, logger: pino({ level: 'silent' }) };
  const running = new AbortController().signal;
  beforeEach(async () => {
    time.now = START;
    await admin`delete from data_export`;
    await admin`delete from mail`;
  });
  const callerOf = ({ tokenHash }: TestUser) => ({ tokenHash, now: time.now });

  return {
    deps,
    storage,
    start: START,
    clock,
    pass(ms: number): void {
      time.now = new Date(time.now.getTime() + ms);
    },
    request: (user: TestUser) => requestExport(sql, callerOf(user)),
    state: async (user: TestUser) => (await findExport(sql, callerOf(user)))?.state,
    work: (overrides: Partial<ExportWorkerDeps> = {}, signal = running) =>
      makeExports({ ...deps, ...overrides }, signal),
    /** Its file as it lies in the store, entry by entry. */
    async open(user: TestUser): Promise<Map<string, Buffer>> {
      const { file } = await findExportFile(sql, callerOf(user));
      if (!file) throw new Error('There is no file');
      return readZip(await buffer(await storage.read(file.key)));
    },
    /** Names of all files in the store. */
    async files(): Promise<string[]> {
      const entries = await readdir(root, { recursive: true, withFileTypes: true });
      return entries.filter((entry) => entry.isFile()).map(({ name }) => name);
    },
    mails: () => sql<{ recipient: string; kind: string }[]>`select recipient, kind from mail order by id`,
    row: async (user: TestUser) =>
      (
        await admin<[{ status: string; attempt: number; error: string | null; run_at: Date | null }]>`
        select status, attempt, error, run_at from data_export where user_id = ${user.id}`
      )[0],
  };
}
