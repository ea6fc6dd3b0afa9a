import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { expect, it } from 'vitest';

const GATEWAYS = 8;

/** Loads the key in a thread as soon as all threads are there. @returns the key */
function startGateway(dataDir: string, arrived: SharedArrayBuffer): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const script = `
    const { randomBytes } = require('node:crypto');
    const { parentPort, workerData } = require('node:worker_threads');
    import(workerData.module).then(({ loadOwnKey }) => {
      const arrived = new Int32Array(workerData.arrived);
      Atomics.add(arrived, 0, 1);
      while (Atomics.load(arrived, 0) < ${GATEWAYS});
      const key = loadOwnKey(workerData.dataDir, 'own-key', () => randomBytes(32));
      parentPort.postMessage(key.toString('hex'));
    });`;
  const module = new URL('own-key.ts', import.meta.url).href;
  new Worker(script, { eval: true, workerData: { module, dataDir, arrived } })
    .once('message', resolve)
    .once('error', reject);
  return promise;
}

it('gives one key, whole and private, to gateways that start together on an empty folder', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'aic-key-'));
  const arrived = new SharedArrayBuffer(4);

  const keys = await Promise.all(Array.from({ length: GATEWAYS }, () => startGateway(dataDir, arrived)));

  expect(new Set(keys).size).toBe(1);
  expect(readdirSync(dataDir)).toEqual(['own-key']);
  expect(statSync(join(dataDir, 'own-key')).mode & 0o777).toBe(0o600);
  rmSync(dataDir, { recursive: true });
});
