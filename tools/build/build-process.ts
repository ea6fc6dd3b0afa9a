import { join } from 'node:path';
import { buildFrontend, loadBuild } from './build.ts';

/**
 * Builds one front end, named by its folder, and ends: a start runs it beside itself, because a build keeps its process
 * from answering for seconds. It ends with its parent.
 */
process.on('disconnect', () => process.exit(1));
// A terminal sends Ctrl-C to it as well. The start waits for what it has begun, and stops then.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined);
const folder = process.argv[2] ?? '';
try {
  await buildFrontend(await loadBuild(join(import.meta.dirname, '../..'), folder));
  process.exit(0);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
