import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { serve } from '@hono/node-server';
import { build } from 'esbuild';
import { Hono } from 'hono';
import { proxy } from 'hono/proxy';

/** The policy of a careful page: own scripts only, no inline code or style without the nonce, no eval. */
const POLICY = [
  "default-src 'self'",
  "img-src 'self' data:",
  "script-src 'self' 'nonce-test'",
  "style-src 'self' 'nonce-test'",
  "connect-src 'self'",
  "base-uri 'none'",
].join('; ');

/** A merchant's server: the page, and the sandbox behind a path of its own. */
export async function startMerchantPage(
  sandboxUrl: string,
): Promise<{ url: string; stop: () => Promise<void> }> {
  const script = await bundleApp();
  const app = new Hono();
  app.get('/stripe-sandbox/*', (http) => toSandbox(http.req.raw, sandboxUrl));
  app.post('/stripe-sandbox/*', (http) => toSandbox(http.req.raw, sandboxUrl));
  app.get('/app.js', (http) => http.body(script, 200, { 'content-type': 'text/javascript' }));
  app.get('/returned', (http) => http.html('<!doctype html><title>Returned</title><h1>Returned</h1>'));
  app.get('/', (http) => {
    const isDark = http.req.query('theme') === 'dark';
    http.header('content-security-policy', POLICY);
    return http.html(
      `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Merchant</title><link rel="icon" href="data:,"><style nonce="test">body { background: ${isDark ? '#0a0c10; color: #f2f3f6' : '#fff; color: #171b20'} } button { min-height: 32px }</style></head><body><div id="root"></div><script src="/stripe-sandbox/js/stripe.js"></script><script src="/app.js"></script></body></html>`,
    );
  });
  return new Promise((resolve) => {
    const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, (address: AddressInfo) => {
      resolve({
        url: `http://127.0.0.1:${address.port}`,
        stop: () =>
          new Promise((done) => {
            server.close(() => done());
            if ('closeAllConnections' in server) server.closeAllConnections();
          }),
      });
    });
  });
}

function toSandbox(request: Request, sandboxUrl: string): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  return proxy(`${sandboxUrl}${pathname.replace('/stripe-sandbox', '')}${search}`, request);
}

async function bundleApp(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [join(import.meta.dirname, 'page-app.tsx')],
    bundle: true,
    format: 'iife',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    minify: true,
    write: false,
    logLevel: 'silent',
  });
  return outputFiles[0]?.text ?? '';
}
