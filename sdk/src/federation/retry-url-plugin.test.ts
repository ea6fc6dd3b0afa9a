import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { rspack } from '@rspack/core';
import { expect, it, onTestFinished } from 'vitest';
import { RetryUrlPlugin } from './retry-url-plugin.ts';

/** A script that hands its lazy part's loader to the page. */
async function buildLazyPage(): Promise<string> {
  const dir = mkdtempSync(join(tmpdir(), 'aic-retry-'));
  onTestFinished(() => rmSync(dir, { recursive: true }));
  writeFileSync(join(dir, 'main.js'), `globalThis.loadPart = () => import('./part.js');`);
  writeFileSync(join(dir, 'part.js'), `export const part = 1;`);
  const compiler = rspack({
    context: dir,
    mode: 'production',
    entry: { main: './main.js' },
    output: { path: dir, filename: 'built.js', chunkFilename: 'part.built.js', publicPath: '/files/' },
    plugins: [new RetryUrlPlugin()],
  });
  await new Promise<void>((resolve, reject) => {
    compiler.run((error) => compiler.close(() => (error ? reject(error) : resolve())));
  });
  return readFileSync(join(dir, 'built.js'), 'utf8');
}

it('asks for a chunk that did not arrive under another URL each time, and for others under their own', async () => {
  const code = await buildLazyPage();
  // oxlint-disable-next-line no-implied-eval, typescript/no-implied-eval -- what the compiler wrote, as a browser runs it
  new Function(code)();
  // Safe because the script above has just set it.
  const { loadPart } = globalThis as unknown as { loadPart(): Promise<unknown> };
  const asked: (string | null)[] = [];

  for (let time = 0; time < 3; time += 1) {
    const outcome = loadPart().catch((error: unknown) => error);
    const script = document.head.querySelector('script[src*="part.built.js"]');
    asked.push(script?.getAttribute('src') ?? null);
    script?.dispatchEvent(new Event('error'));
    expect(await outcome).toBeInstanceOf(Error);
  }

  expect(asked).toEqual(['/files/part.built.js', '/files/part.built.js?try=1', '/files/part.built.js?try=2']);
});
