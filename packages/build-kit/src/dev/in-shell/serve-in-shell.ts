import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { rspack } from '@rspack/core';
import { loadBuild } from '../../builds/load-build.ts';
import { announceBuilds, type Served } from '../builds/announce-builds.ts';
import { createBuildNews } from '../builds/build-news.ts';
import { requireFreePort } from '../builds/free-port.ts';
import { requireOverrides } from './check-shell.ts';
import { hotRemote } from './hot-remote.ts';
import { respondToShell } from './local-build-server.ts';

export interface InShellRequest {
  port: number;
  /** Origin of the shell. */
  shell: string;
}

/**
 * Serves one tool to a shell that runs elsewhere, and opens that shell with it. Each edit is put into the page.
 * @param dir the tool's folder
 * @throws Error when the port is taken, or the shell allows no local builds
 */
export async function serveInShell(dir: string, { port, shell }: InShellRequest): Promise<Served> {
  await requireFreePort(port);
  const build = await loadBuild(dir);
  const {
    name,
    routes: [path = '/'],
  } = build;
  await requireOverrides(shell, name);
  const address = `http://localhost:${port}`;
  const outputDir = mkdtempSync(join(tmpdir(), 'aic-in-shell-'));
  process.once('exit', () => rmSync(outputDir, { recursive: true, force: true }));
  const { config, info } = hotRemote({ dir, build, outputDir, address });
  writeFileSync(join(outputDir, 'build-info.json'), JSON.stringify(info));
  const compiler = rspack(config);
  const news = createBuildNews(compiler);
  const server = createServer((request, response) =>
    respondToShell(request, response, {
      path: request.url ?? '/',
      origins: [shell],
      build: async () => ({ folder: outputDir, news }),
    }),
  );
  await new Promise<void>((resolve) => server.listen(port, 'localhost', resolve));
  const opened = `${shell}${path}?remote.${name}=${encodeURIComponent(`${address}/build-info.json`)}`;
  announceBuilds(compiler, { dir, url: opened });
  compiler.watch({}, (error) => error && console.error(error.message));
  return {
    stop: async () => {
      server.closeAllConnections();
      await Promise.all([
        new Promise((resolve) => server.close(resolve)),
        new Promise((resolve) => compiler.close(resolve)),
      ]);
    },
  };
}
