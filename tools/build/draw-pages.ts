import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import process, { argv } from 'node:process';

/** Draws what is named with the given bundle and writes them as one JSON file. Run as a process (write-pages.ts). */
const [bundle = '', file = '', ...names] = argv.slice(2);
interface Bundle {
  prerender(name: string): Promise<object>;
}
// Safe because the bundle's entry is shell/src/prerender.tsx, or first-screen-entry.ts of the build preset.
const { prerender } = createRequire(import.meta.url)(bundle) as Bundle;
const pages: Record<string, object> = {};
for (const name of names) pages[name] = await prerender(name);
writeFileSync(file, JSON.stringify(pages));
process.exit(0);
