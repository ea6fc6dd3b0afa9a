#!/usr/bin/env node
import { buildFrontend } from '../builds/build-frontend.ts';
import { loadBuild } from '../builds/load-build.ts';
import { serveAlone } from './alone/serve-alone.ts';
import type { Served } from './builds/announce-builds.ts';
import { parseDevOptions } from './dev-options.ts';
import { serveInShell } from './in-shell/serve-in-shell.ts';

const USAGE =
  'Usage, in the folder of a tool: aic-tool build, or aic-tool dev [--port 4400] with one of --api <origin> and --in-shell <origin>.';

try {
  const [command, ...args] = process.argv.slice(2);
  if (command === 'dev') stopOnSignals(await serve(process.cwd(), args));
  else if (command === 'build' && args.length === 0) await build(process.cwd());
  else throw new Error(USAGE);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(2);
}

function serve(dir: string, args: readonly string[]): Promise<Served> {
  const options = parseDevOptions(args, USAGE);
  return options.kind === 'alone' ? serveAlone(dir, options) : serveInShell(dir, options);
}

async function build(dir: string): Promise<void> {
  const { outputDir, isCached } = await buildFrontend(await loadBuild(dir), { forRelease: true });
  console.log(`${outputDir}${isCached ? ' is unchanged' : ''}`);
}

function stopOnSignals(served: Served): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(signal, () => void served.stop().finally(() => process.exit(0)));
  }
}
