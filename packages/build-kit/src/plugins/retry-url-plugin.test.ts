import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { rspack } from '@rspack/core';
import { expect, it, onTestFinished } from 'vitest';
import { RetryUrlPlugin } from './retry-url-plugin.ts';

/** A script that hands its lazy part's loader to the page. @param part source of the part */
async function buildLazyPage(part: string): Promise<string> {
  const dir = mkdtempSync(join(tmpdir(), 'aic-retry-'));
  onTestFinished(() => rmSync(dir, { recursive: true }));
  writeFileSync(join(dir, 'main.js'), `globalThis.loadPart = () => import('./part.js');`);
  writeFileSync(join(dir, 'part.js'), part);
  writeFileSync(join(dir, 'part.css'), 'a { color: red }');
  const compiler = rspack({
    context: dir,
    mode: 'production',
    entry: { main: './main.js' },
    output: {
      path: dir,
      filename: 'built.js',
      chunkFilename: 'part.built.js',
      cssChunkFilename: 'part.built.css',
      publicPath: '/files/',
      // The same page runs several of them.
      uniqueName: dir,
    },
    module: { rules: [{ test: /\.css$/, type: 'css' }] },
    plugins: [new RetryUrlPlugin()],
  });
  await new Promise<void>((resolve, reject) => {
    compiler.run((error) => compiler.close(() => (error ? reject(error) : resolve())));
  });
  return readFileSync(join(dir, 'built.js'), 'utf8');
}

/** As a browser runs what the compiler wrote; for the second time after a reset of the remote. */
function run(code: string): void {
  // oxlint-disable-next-line no-implied-eval, typescript/no-implied-eval -- what the compiler wrote, as a browser runs it
  new Function(code)();
}

// Safe because the script of the page sets it.
const loadedPart = () => (globalThis as unknown as { loadPart(): Promise<unknown> }).loadPart();

it.each([
  ['a chunk', `export const part = 1;`, 'script', 'src', '/files/part.built.js'],
  ['its style sheet', `import './part.css'; export const part = 1;`, 'link', 'href', '/files/part.built.css'],
])(
  'asks for %s that did not arrive under another URL each time, also after a reset',
  async (_what, part, element, name, url) => {
    const code = await buildLazyPage(part);
    Object.assign(globalThis, { aic_tries: undefined });
    const asked: (string | null)[] = [];

    for (let time = 0; time < 3; time += 1) {
      if (time !== 1) run(code);
      const outcome = loadedPart().catch((error: unknown) => error);
      const added = document.head.querySelector(`${element}[${name}*="part.built"]`);
      asked.push(added?.getAttribute(name) ?? null);
      added?.dispatchEvent(new Event('error'));
      expect(await outcome).toBeInstanceOf(Error);
    }

    expect(asked).toEqual([url, `${url}?try=1`, `${url}?try=2`]);
  },
);
