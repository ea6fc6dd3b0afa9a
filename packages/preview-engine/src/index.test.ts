import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import * as engine from './index.ts';

const run = promisify(execFile);
const INDEX = fileURLToPath(new URL('index.ts', import.meta.url));

/** Runs a module in a process of its own. @returns what it prints */
async function runModule(code: string): Promise<string> {
  const { stdout } = await run(process.execPath, ['--input-type=module', '--eval', code], {
    timeout: 20_000,
  });
  return stdout.trim();
}

describe('the package', () => {
  it('offers the five calls, what is said before them, how many run at once, and the error that they reject with', () => {
    expect(Object.keys(engine).toSorted()).toEqual([
      'EngineError',
      'REPERTOIRE',
      'THREADS',
      'editPhoto',
      'makeImage',
      'makeMusic',
      'makeVideo',
      'readRequest',
      'writeText',
    ]);
  });

  it('starts no thread and loads no native library when it is imported', async () => {
    const found = await runModule(`
      import { registerHooks } from 'node:module';
      const loaded = [];
      registerHooks({ load: (url, context, next) => (loaded.push(url), next(url, context)) });
      process.on('worker', () => loaded.push('a thread'));
      await import(${JSON.stringify(INDEX)});
      console.log(loaded.filter((url) => /node_modules|a thread|\\.node$/.test(url)).join());
    `);
    expect(found).toBe('');
  });

  it('lets a process end while its threads are idle', async () => {
    const printed = await runModule(`
      import { makeMusic } from ${JSON.stringify(INDEX)};
      const { details } = await makeMusic({ prompt: 'a song', genre: 'folk', durationSeconds: 10, seed: 1 });
      console.log(details.genre);
    `);
    expect(printed).toBe('folk');
  });
});
