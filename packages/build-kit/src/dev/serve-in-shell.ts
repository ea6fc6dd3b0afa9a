import { mkdtempSync, rmSync, watch } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { buildFrontend } from '../builds/build-frontend.ts';
import { loadBuild } from '../builds/load-build.ts';
import type { Build } from '../federation/define-remote.ts';
import { requireOverrides } from './check-shell.ts';
import { requireFreePort } from './free-port.ts';
import { createLocalBuildServer } from './local-build-server.ts';
import { openBrowser } from './open-browser.ts';
import { printTypeErrors } from './print-type-errors.ts';
import type { Served } from './serve-alone.ts';

const SETTLE_MS = 80;

export interface InShellRequest {
  port: number;
  /** Origin of the shell. */
  shell: string;
}

/**
 * Serves the build of one tool to a shell that runs elsewhere, and opens that shell with it. Each edit is another
 * build, which the tool's next opening takes.
 * @param dir the tool's folder
 * @throws Error when the port is taken, the shell allows no local builds, or the tool does not build
 */
export async function serveInShell(dir: string, { port, shell }: InShellRequest): Promise<Served> {
  await requireFreePort(port);
  const origin = `http://localhost:${port}`;
  const folder = basename(dir);
  const outputs = mkdtempSync(join(tmpdir(), 'aic-in-shell-'));
  process.once('exit', () => rmSync(outputs, { recursive: true, force: true }));
  const buildAgain = async () => buildFrontend(localBuild(await loadBuild(dir), outputs, origin));

  const first = await buildAgain();
  await requireOverrides(shell, first.name);
  let { outputDir } = first;
  const server = createLocalBuildServer(shell, () => outputDir);
  await new Promise<void>((resolve) => server.listen(port, 'localhost', resolve));
  const watcher = watch(join(dir, 'src'), { recursive: true });
  watcher.on(
    'change',
    settled(async () => {
      try {
        const { build, isCached, ...next } = await buildAgain();
        ({ outputDir } = next);
        if (isCached) return;
        console.log(`  ${folder} built ${build}: open the tool again to see it`);
        printTypeErrors(dir);
      } catch (error) {
        console.error(error instanceof Error ? error.message : error);
      }
    }),
  );
  const [path = '/'] = first.routes;
  const url = `${shell}${path}?remote.${first.name}=${encodeURIComponent(`${origin}/build-info.json`)}`;
  console.log(`  ${folder} built ${first.build}\n\nReady: ${url}\nStop with Ctrl-C.`);
  openBrowser(url);
  return {
    stop: async () => {
      watcher.close();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/**
 * The build as it is released, but for the place of its files. Its first screen is not prerendered: the HTML has the
 * released one's.
 */
function localBuild({ name, build, routes, config }: Build, outputs: string, origin: string): Build {
  const outputDir = join(outputs, build);
  const output = { ...config.output, path: outputDir, publicPath: `${origin}/` };
  return { name, build, outputDir, routes, config: { ...config, output } };
}

/** One run for a burst of changes, and never two at a time. */
function settled(run: () => Promise<void>): () => void {
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();
  return () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      running = running.then(run);
    }, SETTLE_MS);
  };
}
