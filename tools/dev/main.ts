import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { serveAlone, serveInShell } from '@aic/build-kit/dev';
import { stopOnSignals } from '../start/stop-on-signals.ts';
import { parseArguments } from './parse-arguments.ts';
import { watchProduct } from './watch-product.ts';

const root = join(import.meta.dirname, '../..');
const samples = join(root, 'shell/src/features/landing/samples');
const folders = readdirSync(root).filter((folder) => existsSync(join(root, folder, 'src/tool.tsx')));

try {
  const request = parseArguments(process.argv.slice(2), folders);
  switch (request.kind) {
    case 'product':
      await watchProduct();
      break;
    case 'alone':
      stopOnSignals(Promise.resolve(await serveAlone(join(root, request.folder), { ...request, samples })));
      break;
    case 'in-shell':
      stopOnSignals(Promise.resolve(await serveInShell(join(root, request.folder), request)));
      break;
    default:
      request satisfies never;
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(2);
}
