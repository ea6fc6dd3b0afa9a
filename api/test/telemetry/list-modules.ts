/** Starts and stops a gateway of this environment, and prints which packages it has loaded, one a line. */
import { registerHooks } from 'node:module';

const packages = new Set<string>();
registerHooks({
  load(url, context, nextLoad) {
    const name = /node_modules\/((?:@[^/]+\/)?[^/]+)\/(?!.*node_modules)/.exec(url)?.[1];
    if (name !== undefined) packages.add(name);
    return nextLoad(url, context);
  },
});
const { startServer } = await import('../../src/server.ts');
const { parseConfig } = await import('../../src/platform/config/config.ts');
const server = await startServer({ config: parseConfig(process.env) });
await fetch(`${server.url}/api/providers`);
await server.stop();
process.stdout.write([...packages].sort().join('\n'));
