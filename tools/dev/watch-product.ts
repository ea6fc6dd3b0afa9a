import { fork, type ChildProcess } from 'node:child_process';
import { existsSync, watch } from 'node:fs';
import { basename, join } from 'node:path';
import { findFreePort, printTypeErrors, serveHotRemotes } from '@aic/build-kit/dev';
import { buildAside } from '../build/build-aside.ts';
import { FRONTENDS, HOT_REMOTES } from '../build/build.ts';
import { affectedBy } from './affected.ts';

const HOT_PORT = 4400;
const SETTLE_MS = 80;
/** Of a remote, whose edits are in the page by then: what is published is for the next page's first screen. */
const REMOTES_SETTLE_MS = 3000;
const root = join(import.meta.dirname, '../..');

/**
 * Watch mode. The product runs in a child process, with a shell for development. Edits of remotes are put into the
 * pages that have them open; a changed frontend is built beside that, and published into the product. A change of the
 * API restarts it.
 */
export async function watchProduct(): Promise<void> {
  const remotes = FRONTENDS.filter((folder) => existsSync(join(root, folder, 'src/tool.tsx')));
  const hot = await serveHotRemotes(
    remotes.map((folder) => join(root, folder)),
    await findFreePort(HOT_PORT),
  );
  // Others may use the same database, and a shell for development is for nobody but this machine.
  if (process.env['DATABASE_URL'] === undefined) process.env[HOT_REMOTES] = JSON.stringify(hot.remotes);
  let product = startProduct();
  // One that never came up has said why, and no edit mends it.
  product.once('exit', endWithProduct);
  let isBusy = false;
  let edits = 0;
  const changed = new Set<string>();

  function startProduct(): ChildProcess {
    const child = fork(join(root, 'tools/start/main.ts'), { cwd: root, stdio: 'inherit' });
    child.on('message', ({ url, published }: { url?: string; published?: string }) => {
      if (url !== undefined) hot.allow(originsOf(url));
      if (published?.startsWith(join(root, 'shell')) === true) hot.tellShell(basename(published));
    });
    return child;
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
        const { build, outputDir } = await buildAside(root, folder);
        product.send({ publish: outputDir });
        console.log(`  ${folder} built ${build}`);
        if (!remotes.includes(folder)) printTypeErrors(join(root, folder));
      } catch (error) {
        console.error(error instanceof Error ? error.message : error);
      }
    }
    if (effects.some(({ kind }) => kind === 'api')) {
      console.log('  api has changed: restarting');
      await restartProduct();
    }
  }

  const isOfRemotes = (path: string): boolean => {
    const effect = affectedBy(path);
    return effect.kind === 'frontends' && effect.folders.every((folder) => remotes.includes(folder));
  };

  async function settle(): Promise<void> {
    if (isBusy) {
      return;
    }
    isBusy = true;
    while (changed.size > 0) {
      const before = edits;
      const settleMs = [...changed].every(isOfRemotes) ? REMOTES_SETTLE_MS : SETTLE_MS;
      await new Promise((resolve) => setTimeout(resolve, settleMs));
      if (edits === before) await apply();
    }
    isBusy = false;
  }

  for (const folder of ['api', 'design-system', 'packages', 'sandboxes/stripe', ...FRONTENDS]) {
    watch(join(root, folder), { recursive: true }, (_event, file) => {
      const path = `${folder}/${(file ?? '').replaceAll('\\', '/')}`;
      if (affectedBy(path).kind !== 'nothing') {
        changed.add(path);
        edits += 1;
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

/** A developer opens the same product by either name of their own machine. */
function originsOf(url: string): string[] {
  const { protocol, port } = new URL(url);
  return ['localhost', '127.0.0.1'].map((host) => new URL(`${protocol}//${host}:${port}`).origin);
}
