import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { rspack } from '@rspack/core';
import { expect, it, onTestFinished } from 'vitest';
import { loadBuild } from './build.ts';

it('names modules by their order and not by their path, so that a build has the same bytes in every folder', async () => {
  const { config } = await loadBuild(join(import.meta.dirname, '../..'), 'mf-admin');
  const path = mkdtempSync(join(tmpdir(), 'aic-module-ids-'));
  onTestFinished(() => rmSync(path, { recursive: true }));
  const compiler = rspack({ ...config, output: { ...config.output, path } });
  const ids = await new Promise<number[]>((resolve, reject) => {
    compiler.run((error, stats) => {
      const { modules = [] } = stats?.toJson({ all: false, modules: true, ids: true }) ?? {};
      compiler.close(() => (error ? reject(error) : resolve(modules.map(({ id }) => Number(id ?? 0)))));
    });
  });

  expect(ids.length).toBeGreaterThan(5);
  expect(Math.max(...ids)).toBeLessThanOrEqual(ids.length);
});
