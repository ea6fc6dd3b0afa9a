import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import process, { argv } from 'node:process';
import vm from 'node:vm';
import { FIRST_SCREEN_FILE } from '@aic/contract/prerender';

type Render = (input: string) => Promise<object>;

/** Prerenders what is named with the given script and writes it as one JSON file. Run as a process (write-pages.ts). */
const [script = '', file = '', inputs = '{}'] = argv.slice(2);
const render = script.endsWith(FIRST_SCREEN_FILE) ? firstScreenOf(script) : prerenderOf(script);
const pages: Record<string, object> = {};
// Safe because write-pages.ts writes them.
for (const [name, input] of Object.entries(JSON.parse(inputs) as Record<string, string>)) {
  pages[name] = await render(input);
}
writeFileSync(file, JSON.stringify(pages));
process.exit(0);

function prerenderOf(path: string): Render {
  // Safe because the bundle's entry is shell/src/prerender.tsx.
  return (createRequire(import.meta.url)(path) as { prerender: Render }).prerender;
}

/** In a context without anything of Node, as the gateway has it: what would fail there fails the build. */
function firstScreenOf(path: string): Render {
  const context = vm.createContext({});
  new vm.Script(readFileSync(path, 'utf8'), { filename: path }).runInContext(context);
  // Safe because the script's entry is packages/build-kit/src/prerender/first-screen-entry.ts.
  const { draw: drawJson } = (context as { firstScreen: { draw(json: string): Promise<string> } })
    .firstScreen;
  return async (input) => JSON.parse(await drawJson(input)) as object;
}
