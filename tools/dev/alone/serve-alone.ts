import { join } from 'node:path';
import { standaloneConfig } from '@aic/build-kit';
import { rspack } from '@rspack/core';
import { RspackDevServer } from '@rspack/dev-server';
import { loadBuild } from '../../build/build.ts';
import { stopOnSignals } from '../../start/stop-on-signals.ts';
import { announceBuilds } from './announce-builds.ts';
import { requireFreePort } from './free-port.ts';
import { pageHtml } from './page-html.ts';

interface AloneRequest {
  folder: string;
  port: number;
  api: string | null;
}

/** Opens one tool on a page of its own, built again with each edit. @throws Error when the port is taken */
export async function serveAlone(root: string, { folder, port, api }: AloneRequest): Promise<void> {
  await requireFreePort(port);
  const dir = join(root, folder);
  const compiler = rspack(standaloneConfig({ dir, api, html: pageHtml(root, folder) }));
  const {
    routes: [path = '/'],
  } = await loadBuild(root, folder);
  announceBuilds(compiler, { root, folder, url: `http://localhost:${port}${path}` });
  const server = new RspackDevServer(
    {
      host: 'localhost',
      port,
      hot: false,
      client: { logging: 'warn', overlay: { errors: true, warnings: false } },
      // The routes of the tool are pages, too.
      historyApiFallback: true,
      static: { directory: join(root, 'shell/src/features/landing/samples'), publicPath: '/samples' },
      proxy: api === null ? [] : [proxyTo(api)],
    },
    compiler,
  );
  stopOnSignals(server.start().then(() => server));
}

/** Cookies are this page's, and the API finds its own origin in what comes from it. */
const proxyTo = (api: string) => ({
  context: ['/api', '/media'],
  target: api,
  changeOrigin: true,
  headers: { origin: api },
});
