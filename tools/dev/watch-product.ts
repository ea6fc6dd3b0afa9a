import { fork, type ChildProcess } from 'node:child_process';
import { watch } from 'node:fs';
import { join } from 'node:path';
import { printTypeErrors } from '@aic/build-kit/dev';
import { buildFrontend, FRONTENDS, loadBuild } from '../build/build.ts';
import { affectedBy } from './affected.ts';

const SETTLE_MS = 80;
const root = join(import.meta.dirname, '../..');

/**
 * Watch mode. The product runs in a child process: a changed frontend is built alone and published into it, a change of
 * the API restarts it. An open page learns about a new build from its event stream.
 */
export function watchProduct(): void {
  let product = startProduct();
  // One that never came up has said why, and no edit mends it.
  product.once('exit', endWithProduct);
  let isBusy = false;
  const changed = new Set<string>();

  function startProduct(): ChildProcess {
    return fork(join(root, 'tools/start/main.ts'), { cwd: root, stdio: 'inherit' });
  }

  async function restartProduct(): Promise<void> {
    product.off('exit', endWithProduct);
    const stopped = new Promise((resolve) => product.once('exit', resolve));
    product.kill('SIGTERM');
    await stopped;
    product = startProduct();
  }

  async function apply(): Promise<void> {
    const effects = [...changed].map(affectedBy);
    changed.clear();
    const folders = new Set(effects.flatMap((effect) => (effect.kind === 'frontends' ? effect.folders : [])));
    for (const folder of folders) {
      try {
        const { build, outputDir } = await buildFrontend(await loadBuild(root, folder));
        product.send({ publish: outputDir });
        console.log(`  ${folder} built ${build}`);
        printTypeErrors(join(root, folder));
      } catch (error) {
        console.error(error instanceof Error ? error.message : error);
      }
    }
    if (effects.some(({ kind }) => kind === 'api')) {
      console.log('  api has changed: restarting');
      await restartProduct();
    }
  }

  async function settle(): Promise<void> {
    if (isBusy) {
      return;
    }
    isBusy = true;
    while (changed.size > 0) {
      await new Promise((resolve) => setTimeout(resolve, SETTLE_MS));
      await apply();
    }
    isBusy = false;
  }

  for (const folder of ['api', 'design-system', 'packages', 'sandboxes/stripe', ...FRONTENDS]) {
    watch(join(root, folder), { recursive: true }, (_event, file) => {
      const path = `${folder}/${(file ?? '').replaceAll('\\', '/')}`;
      if (affectedBy(path).kind !== 'nothing') {
        changed.add(path);
        void settle();
      }
    });
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      product.once('exit', (code) => process.exit(code ?? 0));
      product.kill(signal);
    });
  }
}

const endWithProduct = (code: number | null): never => process.exit(code ?? 1);
