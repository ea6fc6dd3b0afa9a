import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { serveAlone } from './alone/serve-alone.ts';
import { serveInShell } from './alone/serve-in-shell.ts';
import { parseArguments } from './parse-arguments.ts';
import { watchProduct } from './watch-product.ts';

const root = join(import.meta.dirname, '../..');
const folders = readdirSync(root).filter((folder) => existsSync(join(root, folder, 'src/tool.tsx')));

try {
  const request = parseArguments(process.argv.slice(2), folders);
  switch (request.kind) {
    case 'product':
      watchProduct();
      break;
    case 'alone':
      await serveAlone(root, request);
      break;
    case 'in-shell':
      await serveInShell(root, request);
      break;
    default:
      request satisfies never;
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(2);
}
