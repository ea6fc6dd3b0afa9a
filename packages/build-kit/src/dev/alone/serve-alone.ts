import { basename } from 'node:path';
import { rspack } from '@rspack/core';
import { RspackDevServer } from '@rspack/dev-server';
import { loadBuild } from '../../builds/load-build.ts';
import { announceBuilds, type Served } from '../builds/announce-builds.ts';
import { createBuildNews, NEWS_PATH } from '../builds/build-news.ts';
import { requireFreePort } from '../builds/free-port.ts';
import { pageHtml } from './page-html.ts';
import { standaloneConfig } from './standalone-config.ts';

export interface AloneRequest {
  port: number;
  /** Origin of a real API; null: the backend is fake. */
  api: string | null;
  /** Folder of the files that samples of the fake backend have. @default none: they have no picture */
  samples?: string;
}

/**
 * Opens one tool on a page of its own, built again with each edit.
 * @param dir the tool's folder
 * @throws Error when the port is taken
 */
export async function serveAlone(dir: string, { port, api, samples }: AloneRequest): Promise<Served> {
  await requireFreePort(port);
  const {
    name,
    routes: [path = '/'],
  } = await loadBuild(dir);
  const compiler = rspack(standaloneConfig({ dir, name, api, html: pageHtml(basename(dir)) }));
  announceBuilds(compiler, { dir, url: `http://localhost:${port}${path}` });
  const news = createBuildNews(compiler);
  const server = new RspackDevServer(
    {
      host: 'localhost',
      port,
      // Its own client says nothing of why a page is loaded again (../../hot/follow-builds.ts).
      hot: false,
      liveReload: false,
      // It would hold the news back.
      compress: false,
      setupMiddlewares: (middlewares) => [
        { name: 'build-news', path: NEWS_PATH, middleware: news.follow },
        ...middlewares,
      ],
      client: { logging: 'warn', overlay: { errors: true, warnings: false } },
      // The routes of the tool are pages, too.
      historyApiFallback: true,
      static: samples === undefined ? false : { directory: samples, publicPath: '/samples' },
      proxy: api === null ? [] : [proxyTo(api)],
    },
    compiler,
  );
  await server.start();
  return server;
}

/** Cookies are this page's, and the API finds its own origin in what comes from it. */
const proxyTo = (api: string) => ({
  context: ['/api', '/media'],
  target: api,
  changeOrigin: true,
  headers: { origin: api },
});
