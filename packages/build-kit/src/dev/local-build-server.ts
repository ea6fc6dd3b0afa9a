import { createReadStream, existsSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import { type BuildNews, NEWS_PATH } from './build-news.ts';

const TYPES: Readonly<Record<string, string>> = { js: 'text/javascript', json: 'application/json' };

/** Files of one build, and news of it, for the pages of one origin and no other. */
export function createLocalBuildServer(shell: string, folder: string, news: BuildNews): Server {
  return createServer((request, response) => {
    const { method, url = '/', headers } = request;
    // Scripts and calls across origins name theirs; a caller that does not is no page of the shell.
    if (headers.origin !== shell) {
      response.writeHead(403).end(`Only for pages of ${shell}.\n`);
      return;
    }
    response.setHeader('Access-Control-Allow-Origin', shell);
    response.setHeader('Vary', 'Origin');
    response.setHeader('Cache-Control', 'no-store');
    if (method === 'OPTIONS') {
      // Browsers ask so before a page of the internet reaches the user's own machine.
      response.writeHead(204, { 'Access-Control-Allow-Private-Network': 'true' }).end();
      return;
    }
    if (url === NEWS_PATH) {
      news.follow(request, response);
      return;
    }
    const name = /^\/([\w-][\w.-]*)(?:\?|$)/.exec(url)?.[1];
    const file = name === undefined ? null : join(folder, name);
    if (method !== 'GET' || file === null || !existsSync(file)) {
      response.writeHead(404).end('No such file in this build.\n');
      return;
    }
    const type = TYPES[file.slice(file.lastIndexOf('.') + 1)] ?? 'application/octet-stream';
    response.writeHead(200, { 'Content-Type': type });
    createReadStream(file).pipe(response);
  });
}
