import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { RunReport } from './run-report.ts';

let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'aic-start-vitest-'));
  writeFileSync(join(folder, 'vitest.config.mjs'), 'export default { test: { globals: true } };');
});

afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

/** Runs in a process of its own, so that tests that fail on purpose stay out of this run's log. */
function countTests(files: Record<string, string>): RunReport {
  for (const [name, text] of Object.entries(files)) {
    writeFileSync(join(folder, name), text);
  }
  const module = JSON.stringify(join(import.meta.dirname, 'start-vitest.ts'));
  const script = `const { startVitest } = await import(${module}); console.log(JSON.stringify(await startVitest(process.cwd(), ['run'], () => {}).report));`;
  const output = execFileSync(process.execPath, ['--input-type=module', '-e', script], {
    cwd: folder,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
    env: Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('VITEST'))),
  });
  // Safe because the script's last line is a report.
  return JSON.parse(output.trim().split('\n').at(-1) ?? '') as RunReport;
}

it('counts what passed, what failed and what was skipped, and times the file with imports and hooks', () => {
  const counted = countTests({
    'a.test.mjs': [
      'beforeAll(() => new Promise((resolve) => setTimeout(resolve, 300)));',
      "it('a', () => {}); it('b', () => {}); it('c', () => expect(1).toBe(2)); it.skip('d', () => {});",
    ].join('\n'),
  });

  expect(counted).toMatchObject({ passed: 2, failed: 1, skipped: 1, files: [{ path: 'a.test.mjs' }] });
  expect(counted.files[0]?.seconds).toBeGreaterThan(0.3);
});

it('counts what was skipped by the package that would have brought it', () => {
  const counted = countTests({
    'a.test.mjs': [
      "describe('all', { skip: true, meta: { needs: 'nats-server' } }, () => { it('a', () => {}); it('b', () => {}); });",
      "it('c', { skip: false, meta: { needs: 'pgbouncer' } }, () => {}); it.skip('d', () => {});",
    ].join('\n'),
  });

  expect(counted).toMatchObject({ passed: 1, skipped: 3 });
  expect(counted.missing).toEqual({ 'nats-server': 2 });
});

it('names what failed, and what passed when it was run again', () => {
  writeFileSync(join(folder, 'vitest.config.mjs'), 'export default { test: { globals: true, retry: 1 } };');

  const counted = countTests({
    'a.test.mjs': [
      "let tries = 0; it('a', () => expect(++tries).toBe(2));",
      "describe('all', () => it('b', () => expect(1).toBe(2)));",
    ].join('\n'),
  });

  expect(counted).toMatchObject({
    passed: 1,
    failed: 1,
    failures: ['a.test.mjs > all > b'],
    retried: ['a.test.mjs > a'],
  });
});

it('counts each file that cannot be loaded as a failure: its tests are missing, not passed', () => {
  const broken = "import './is-not-there.mjs'; it('b', () => {});";

  const counted = countTests({
    'a.test.mjs': "it('a', () => {});",
    'b.test.mjs': broken,
    'c.test.mjs': broken,
  });

  expect(counted).toMatchObject({ passed: 1, failed: 2 });
});

it('counts an error outside of any test as a failure', () => {
  const counted = countTests({
    'a.test.mjs': "it('a', () => { setTimeout(() => { throw new Error('late'); }, 0); });",
    'b.test.mjs': "it('b', () => new Promise((resolve) => setTimeout(resolve, 100)));",
  });

  expect(counted).toMatchObject({ passed: 2, failed: 1 });
});

it('counts a run without tests as a failure', () => {
  expect(countTests({})).toMatchObject({ passed: 0, failed: 1 });
});

it('counts a failed hook as a failure, also when no test of its own fails', () => {
  const counted = countTests({
    'a.test.mjs': "afterAll(() => { throw new Error('not closed'); }); it('a', () => {});",
  });

  expect(counted).toMatchObject({ passed: 1, failed: 1 });
});
