import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { rspack } from '@rspack/core';
import { expect, it, onTestFinished } from 'vitest';
import { ForgetBrokenModulesPlugin } from './forget-broken-modules-plugin.ts';

/** A part that needs something which is not there the first time. */
async function buildPage(): Promise<string> {
  const dir = mkdtempSync(join(tmpdir(), 'aic-broken-'));
  onTestFinished(() => rmSync(dir, { recursive: true }));
  writeFileSync(join(dir, 'main.js'), `globalThis.loadPart = () => import('./part.js');`);
  writeFileSync(
    join(dir, 'part.js'),
    `import { needed } from './needs.js';\nexport const part = () => needed;`,
  );
  writeFileSync(
    join(dir, 'needs.js'),
    `if (!globalThis.isThere) throw new Error('not there');\nexport const needed = 'here';`,
  );
  const compiler = rspack({
    context: dir,
    mode: 'production',
    entry: { main: './main.js' },
    output: { path: dir, filename: 'built.js' },
    optimization: { concatenateModules: false },
    module: { parser: { javascript: { dynamicImportMode: 'eager' } } },
    plugins: [new ForgetBrokenModulesPlugin()],
  });
  await new Promise<void>((resolve, reject) => {
    compiler.run((error) => compiler.close(() => (error ? reject(error) : resolve())));
  });
  return readFileSync(join(dir, 'built.js'), 'utf8');
}

it('runs a module again that broke off, and what imports it: no import is left undefined', async () => {
  const code = await buildPage();
  // oxlint-disable-next-line no-implied-eval, typescript/no-implied-eval -- what the compiler wrote, as a browser runs it
  new Function(code)();
  // Safe because the script above has just set it.
  const page = globalThis as unknown as { isThere?: boolean; loadPart(): Promise<{ part(): string }> };
  onTestFinished(() => {
    for (const name of ['isThere', 'loadPart']) Reflect.deleteProperty(globalThis, name);
  });

  await expect(page.loadPart()).rejects.toThrow('not there');
  page.isThere = true;

  expect((await page.loadPart()).part()).toBe('here');
});
