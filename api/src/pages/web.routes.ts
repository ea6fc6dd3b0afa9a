import { randomBytes } from 'node:crypto';
import { handleOfPath, isPage, knownTools } from '@aic/contract';
import { OFFERS } from '@aic/contract/offers';
import { serveStatic } from '@hono/node-server/serve-static';
import type { Next } from 'hono';
import { compress } from 'hono/compress';
import type { GenerationDeps } from '../generations/generation-deps.ts';
import { readSessionHash } from '../identity/auth/session.ts';
import type { AppContext } from '../platform/http/app-env.ts';
import { brotli } from '../platform/http/compression/brotli.ts';
import { setDefaultHeader } from '../platform/http/default-header.ts';
import { createRouter, type Routes } from '../platform/http/router.ts';
import type { PublishDeps } from '../releases/deploy/receive-and-publish.ts';
import type { BuildKey } from '../releases/publish/build-archive.ts';
import { buildsDir } from '../releases/publish/keep-build.ts';
import { createBuildOpener } from '../releases/publish/open-build.ts';
import { resolveFor, type RemotesDeps } from '../releases/registry/resolve-remotes.ts';
import { policyHeaders, WASM_THREAD_POLICY } from './content-policy.ts';
import { findEarly } from './early.ts';
import type { FirstScreens } from './first-screens/first-screens.ts';
import { renderPage } from './html.ts';
import { pageMeta, publicPageMeta } from './page-meta.ts';
import { readPageState } from './page-state.ts';
import { createPrerenderedPages } from './prerendered-pages.ts';
import { findPublicPage } from './public-page/public-page.repo.ts';

/** What the shell's build calls a thread that runs WebAssembly. */
const WASM_THREAD = /^wasm-thread\.[0-9a-f]+\.js$/;
const IMMUTABLE = 'public, max-age=31536000, immutable';

type WebDeps = RemotesDeps &
  PublishDeps &
  Pick<GenerationDeps, 'clock' | 'logger' | 'providers'> & { firstScreens: FirstScreens };

/** The shell's HTML and the published files of shell and remotes. Mounted last: what nothing else answers is a page. */
export function webRoutes(deps: WebDeps): Routes {
  const openBuild = createBuildOpener({ ...deps, dataDir: deps.config.dataDir });
  const pages = createPrerenderedPages(buildsDir(deps.config.dataDir));
  // Without a build's files the browser renders it all; nothing is remembered of them, so the next page may have them.
  const isHere = (build: BuildKey) => openBuild(build).catch(() => false);
  const prerenderedPage: typeof pages = async (build, name) =>
    (await isHere(build)) ? pages(build, name) : null;
  const firstScreens: FirstScreens = {
    ...deps.firstScreens,
    prerender: async (build, data) =>
      (await isHere(build)) ? deps.firstScreens.prerender(build, data) : null,
  };
  const files = serveStatic({
    root: buildsDir(deps.config.dataDir),
    rewriteRequestPath: (path) => path.replace(/^\/remotes\//, '/'),
    precompressed: true,
  });
  // Before the file is found: what is set after it, serveStatic has already answered without.
  const keepForEver = async (c: AppContext, next: Next) => {
    c.header('Cache-Control', IMMUTABLE);
    // Also on the one that is not compressed: a cache in between gives it to every browser otherwise.
    setDefaultHeader(c, 'Vary', 'Accept-Encoding');
    await next();
  };
  const missing = (c: AppContext) => {
    c.header('Cache-Control', 'no-store');
    return c.text('No such file in this build.', 404);
  };
  const fetchFirst = async (c: AppContext, next: Next) => {
    const { name = 'shell', build = '', file = '' } = c.req.param();
    // Sources are for who develops here, and for the gateway itself.
    if (file.endsWith('.map') && deps.config.allowsOverrides !== true) return missing(c);
    return (await openBuild({ name, build })) ? next() : missing(c);
  };
  const allowWasm = async (c: AppContext, next: Next) => {
    if (WASM_THREAD.test(c.req.param('file') ?? '')) c.header('Content-Security-Policy', WASM_THREAD_POLICY);
    await next();
  };
  return (
    createRouter()
      .get('/shell/:build{[a-z0-9]+}/:file', fetchFirst, allowWasm, keepForEver, files, missing)
      .get('/remotes/:name/:build{[a-z0-9]+}/:file', fetchFirst, keepForEver, files, missing)
      // Nothing else there is a page, either: a page has another content policy.
      .get('/shell/*', missing)
      .get('/remotes/*', missing)
      .get('/favicon.ico', missing)
      .use('*', compress(), brotli)
      .get('*', (c) => sendPage(c, { ...deps, prerenderedPage, firstScreens }))
  );
}

type PageDeps = WebDeps & { prerenderedPage: ReturnType<typeof createPrerenderedPages> };

async function sendPage(c: AppContext, deps: PageDeps): Promise<Response> {
  const tokenHash = readSessionHash(c);
  const url = new URL(c.req.url);
  const [{ registry, shell }, state] = await Promise.all([
    resolveFor(deps, tokenHash),
    readPageState(deps, tokenHash, url),
  ]);
  if (shell === null) {
    return c.text('The shell has not been published yet. Run "npm start", or publish a build of it.', 503);
  }
  const { path } = c.req;
  const handle = handleOfPath(path);
  const shown = handle === null ? null : await findPublicPage(deps.sql, { handle, after: null });
  if (shown !== null) state.publicPage = { ...shown.page, next: shown.next };
  const early = await findEarly(deps, { url, state, shell, registry });
  const nonce = randomBytes(16).toString('base64');
  const { payments, oidc, isSecure, storage, trustedTypes, isInstallable, appOrigin } = deps.config;
  const headers = policyHeaders(nonce, {
    hasStripe: payments !== null && payments.sandboxUrl === null,
    allowsOverrides: registry.overrides === true,
    mediaOrigin: storage.mediaOrigin,
    isSecure,
    policyNames: shell.inline?.trustedTypes,
    trustedTypes: trustedTypes ?? undefined,
  });
  for (const [name, value] of Object.entries(headers)) c.header(name, value);
  // Builds change without the URL changing, and the nonce is for one response only.
  c.header('Cache-Control', 'no-store');
  // Files of the page are asked for before it can take a mailed token out of its address (hideLinkToken in the shell).
  if (c.req.query('token') !== undefined) c.header('Referrer-Policy', 'no-referrer');
  const tools = knownTools(registry.remotes);
  const isFound = isPage(path, tools) && (handle === null || shown !== null);
  const meta =
    shown === null
      ? pageMeta({ path, tools, isFound, isSignedIn: state.user !== null, appOrigin })
      : publicPageMeta(shown.page, appOrigin);
  const off = OFFERS.filter((offer) => (offer === 'plans' ? payments : oidc) === null);
  return c.html(
    await renderPage({ early, state, registry, shell, nonce, meta, isInstallable, off }),
    isFound ? 200 : 404,
  );
}
