import { afterEach, expect, it, vi } from 'vitest';
import { createTestDatabase } from '../../../test/database/database.ts';
import { balanceOf, createUser, readGeneration, startGeneration } from '../../../test/gateway/factories.ts';
import { spawnWorker, type WorkerProcess } from '../../../test/generations/spawn-worker.ts';

const { sql, url } = await createTestDatabase();

const processes: WorkerProcess[] = [];
afterEach(async () => {
  await Promise.all(processes.splice(0).map((worker) => worker.end('SIGKILL')));
});

async function startProcess(workMs: number, times = {}): Promise<WorkerProcess> {
  const worker = await spawnWorker({ url, workMs, concurrency: 2, times });
  processes.push(worker);
  return worker;
}

function until(id: string, expected: { status?: string; attempt?: number }) {
  return vi.waitFor(
    async () => {
      const generation = await readGeneration(sql, id);
      expect(generation).toMatchObject(expected);
      return generation;
    },
    { timeout: 20_000, interval: 10 },
  );
}

it('restarts the job of a worker killed with SIGKILL long before its lease is over, and charges it once', async () => {
  const user = await createUser(sql);
  const victim = await startProcess(50_000);
  const id = await startGeneration(sql, user);
  await until(id, { status: 'running', attempt: 1 });
  await startProcess(100);
  await victim.end('SIGKILL');
  const killedAt = performance.now();
  await until(id, { attempt: 2 });
  // About a second, of a lease of 30 s; the rest is for a machine that is busy with other tests.
  expect(performance.now() - killedAt).toBeLessThan(15_000);
  await until(id, { status: 'completed', attempt: 2 });
  expect(await balanceOf(sql, user.id)).toBe(480);
});

it('does not let a worker that was frozen and wakes up settle a job that moved on', async () => {
  const user = await createUser(sql);
  const frozen = await startProcess(20_000, { lease: 2_500, beat: 100 });
  const id = await startGeneration(sql, user);
  await until(id, { status: 'running', attempt: 1 });
  frozen.child.kill('SIGSTOP');
  await startProcess(100);
  await until(id, { status: 'completed', attempt: 2 });
  frozen.child.kill('SIGCONT');
  // It goes when it is through with what it had in hand.
  await frozen.end('SIGTERM');
  expect(frozen.child.exitCode).toBe(0);
  expect(await readGeneration(sql, id)).toMatchObject({ status: 'completed', attempt: 2 });
  const files = await sql`select 1 from asset where generation_id = ${id}`;
  expect(files).toHaveLength(3);
  expect(await balanceOf(sql, user.id)).toBe(480);
});

it('finishes its job on SIGTERM and exits with 0', async () => {
  const user = await createUser(sql);
  const worker = await startProcess(500);
  const id = await startGeneration(sql, user);
  await until(id, { status: 'running' });
  await worker.end('SIGTERM');
  expect(worker.child.exitCode).toBe(0);
  expect(await readGeneration(sql, id)).toMatchObject({ status: 'completed', attempt: 1 });
});
