import { createReadStream, existsSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { type BuildNews, NEWS_PATH } from '../builds/build-news.ts';

export interface LocalBuild {
  /** Of its files. */
  folder: string;
  news: BuildNews;
}

interface Asked {
  /** Within the build, with a slash before it. */
  path: string;
  /** Of the pages that get something. */
  origins: readonly string[];
  build(): Promise<LocalBuild>;
}

const TYPES: Readonly<Record<string, string>> = { js: 'text/javascript', json: 'application/json' };

/** Gives files of a build, and news of it, to pages of some origins and no other. */
export function respondToShell(
  request: IncomingMessage,
  response: ServerResponse,
  { path, origins, build }: Asked,
): void {
  const { method, headers } = request;
  // Scripts and calls across origins name theirs; a caller that does not is no page of the shell.
  if (headers.origin === undefined || !origins.includes(headers.origin)) {
    response.writeHead(403).end(`Only for pages of ${origins.join(' and ')}.\n`);
    return;
  }
  response.setHeader('Access-Control-Allow-Origin', headers.origin);
  response.setHeader('Vary', 'Origin');
  response.setHeader('Cache-Control', 'no-store');
  if (method === 'OPTIONS') {
    // Browsers ask so before a page of the internet reaches the user's own machine.
    response.writeHead(204, { 'Access-Control-Allow-Private-Network': 'true' }).end();
    return;
  }
  const name = /^\/([\w-][\w.-]*)(?:\?|$)/.exec(path)?.[1];
  if (method !== 'GET' || name === undefined) {
    giveNothing(response);
    return;
  }
  build().then(
    ({ folder, news }) =>
      path === NEWS_PATH ? news.follow(request, response) : giveFile(join(folder, name), response),
    () => giveNothing(response),
  );
}

function giveFile(file: string, response: ServerResponse): void {
  if (!existsSync(file)) {
    giveNothing(response);
    return;
  }
  const type = TYPES[file.slice(file.lastIndexOf('.') + 1)] ?? 'application/octet-stream';
  response.writeHead(200, { 'Content-Type': type });
  createReadStream(file).pipe(response);
}

const giveNothing = (response: ServerResponse): void =>
  void response.writeHead(404).end('No such file in this build.\n');
