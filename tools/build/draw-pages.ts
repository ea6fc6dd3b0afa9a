import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import process, { argv } from 'node:process';

/** Draws pages with the given bundle and writes them as one JSON file. Run as a process (write-pages.ts). */
const [bundle = '', file = '', ...paths] = argv.slice(2);
interface Bundle {
  prerender(path: string): Promise<object>;
}
// Safe because shell/src/prerender.tsx is the bundle's entry.
const { prerender } = createRequire(import.meta.url)(bundle) as Bundle;
const pages: Record<string, object> = {};
for (const path of paths) pages[path] = await prerender(path);
writeFileSync(file, JSON.stringify(pages));
process.exit(0);
