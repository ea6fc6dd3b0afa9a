import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { startVerify } from './start-verify.ts';

const folder = mkdtempSync(join(tmpdir(), 'aic-start-verify-'));
afterAll(() => rmSync(folder, { recursive: true }));

async function reportOf(script: string, checked: 'all' | ReadonlySet<string> = 'all') {
  const file = join(folder, 'main.mjs');
  writeFileSync(file, script);
  let output = '';
  const counts = await startVerify(checked, (text) => (output += text), file).report;
  return { counts, output };
}

it('brings the counts of the checks, with what they printed', async () => {
  const script =
    "console.log('one'); console.error('two'); process.send({ passed: 8, failed: 1, skipped: 0 }); process.exitCode = 1;";

  const { output, counts } = await reportOf(script);

  expect(counts).toEqual({ passed: 8, failed: 1, skipped: 0 });
  expect(output.split('\n').toSorted()).toEqual(['', 'one', 'two']);
});

it.each([
  ['all', []],
  [new Set(['api', 'shell']), ['--checked=api,shell']],
  [new Set<string>(), ['--checked=']],
] as const)('names the packages to check: %o', async (checked, args) => {
  const { output } = await reportOf('console.log(JSON.stringify(process.argv.slice(2)))', checked);

  expect(JSON.parse(output)).toEqual(args);
});

it('counts checks that broke off as a failure', async () => {
  await expect(reportOf("throw new Error('no such file')")).resolves.toMatchObject({
    counts: { passed: 0, failed: 1 },
    output: expect.stringContaining('no such file') as string,
  });
});
