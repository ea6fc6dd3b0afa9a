import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { rspack } from '@rspack/core';
import { loadBuild } from '../../builds/load-build.ts';
import type { HotRemotes } from '../../federation/define-remote.ts';
import type { Served } from '../builds/announce-builds.ts';
import { createBuildNews, createNews } from '../builds/build-news.ts';
import { printTypeErrors, stopTypeCheck } from '../builds/print-type-errors.ts';
import { hotRemote } from './hot-remote.ts';
import { respondToShell, type LocalBuild } from './local-build-server.ts';

export interface ServedRemotes extends Served {
  remotes: HotRemotes;
  /** Origins of the pages that get something; none before the first call. */
  allow(origins: readonly string[]): void;
  /** Has pages of another shell load the one that is published now. @param build its id */
  tellShell(build: string): void;
}

/** Serves several remotes to the pages of one shell. Each is built when a page asks for it first. */
export async function serveHotRemotes(dirs: readonly string[], port: number): Promise<ServedRemotes> {
  const outputs = mkdtempSync(join(tmpdir(), 'aic-hot-'));
  process.once('exit', () => rmSync(outputs, { recursive: true, force: true }));
  const builds = new Map(
    await Promise.all(dirs.map(async (dir) => [(await loadBuild(dir)).name, dir] as const)),
  );
  const started = new Map<string, Promise<LocalBuild>>();
  const shellNews = createNews();
  let allowed: readonly string[] = [];

  const start = async (name: string, dir: string): Promise<LocalBuild> => {
    const folder = join(outputs, name);
    mkdirSync(folder);
    const address = `http://localhost:${port}/${name}`;
    const { config, info } = hotRemote({ dir, build: await loadBuild(dir), outputDir: folder, address });
    writeFileSync(join(folder, 'build-info.json'), JSON.stringify(info));
    const compiler = rspack(config);
    const news = createBuildNews(compiler);
    compiler.hooks.invalid.tap('tell-builds', () => stopTypeCheck(dir));
    await new Promise<void>((resolve) => {
      compiler.hooks.done.tap('tell-builds', (stats) => {
        resolve();
        if (stats.hasErrors()) console.error(stats.toString({ all: false, errors: true }));
        else printTypeErrors(dir);
      });
      compiler.watch({}, (error) => error && console.error(error.message));
    });
    console.log(`  ${basename(dir)} follows its sources`);
    return { folder, news };
  };

  const server = createServer((request, response) => {
    const [, name = '', path = ''] = /^\/([a-z][a-z0-9-]*)(\/.*)$/.exec(request.url ?? '') ?? [];
    const dir = builds.get(name);
    if (dir === undefined && name !== 'shell') {
      response.writeHead(404).end();
      return;
    }
    respondToShell(request, response, {
      path,
      origins: allowed,
      build: async () => {
        if (dir === undefined) return { folder: join(outputs, name), news: shellNews };
        const build = started.get(name) ?? start(name, dir);
        started.set(name, build);
        return build;
      },
    });
  });
  await new Promise<void>((resolve) => server.listen(port, 'localhost', resolve));
  return {
    remotes: Object.fromEntries(
      [...builds.keys()].map((name) => [name, `http://localhost:${port}/${name}/build-info.json`]),
    ),
    allow: (origins) => {
      allowed = origins;
    },
    tellShell: shellNews.tell,
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
