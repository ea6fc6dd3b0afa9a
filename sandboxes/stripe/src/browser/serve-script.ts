import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { Hono } from 'hono';
import { cors } from 'hono/cors';

/** The stand-in Stripe.js, bundled from its source when it is first asked for. */
export function scriptRoutes(): Hono {
  const app = new Hono();
  let script: Promise<string> | null = null;
  app.get('/js/stripe.js', cors({ origin: '*' }), async (http) => {
    script ??= bundle().catch((error: unknown) => {
      // The next request tries again.
      script = null;
      throw error;
    });
    return http.body(await script, 200, {
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'no-cache',
    });
  });
  return app;
}

async function bundle(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL('main.ts', import.meta.url))],
    bundle: true,
    format: 'iife',
    target: 'es2023',
    minify: true,
    write: false,
    logLevel: 'silent',
  });
  return outputFiles[0]?.text ?? '';
}
