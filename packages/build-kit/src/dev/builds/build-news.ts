import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Compiler } from '@rspack/core';

export const NEWS_PATH = '/builds';

/** Tells pages of each build, by server-sent events. */
export interface BuildNews {
  /** A page that wants to know: it is told of the last build at once. */
  follow(request: IncomingMessage, response: ServerResponse): void;
}

export function createBuildNews(compiler: Compiler): BuildNews {
  const { follow, tell } = createNews();
  compiler.hooks.done.tap('build-news', (stats) => {
    const { hash, errors = [] } = stats.toJson({ all: false, hash: true, errors: true });
    tell(JSON.stringify({ hash, errors: errors.map(({ message }) => message) }));
  });
  return { follow };
}

/** The same for anybody's words, in one line. */
export function createNews(): BuildNews & { tell(text: string): void } {
  const pages = new Set<ServerResponse>();
  let last: string | null = null;
  return {
    tell(text) {
      last = `data: ${text}\n\n`;
      for (const page of pages) page.write(last);
    },
    follow(request, response) {
      response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' });
      response.write(last ?? ': no build so far\n\n');
      pages.add(response);
      request.on('close', () => pages.delete(response));
    },
  };
}
