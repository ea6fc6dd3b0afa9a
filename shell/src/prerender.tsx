import { userQuery } from '@aic/sdk/host';
import { StaticRouter } from '@aic/sdk/server';
import { text } from 'node:stream/consumers';
import { prerenderToNodeStream } from 'react-dom/static.node';
import { ServerStyleSheet } from 'styled-components';
import { App } from './app/app.tsx';
import type { ScrollMemory } from './app/scroll-memory.ts';
import { createServices } from './app/services.ts';
import { takePreloadsOut } from './frame/preload-links.ts';
import { takeStylesOut } from './frame/style-attributes.ts';

/** There is no window to scroll. */
const NO_SCROLLING: ScrollMemory = { openPage: () => undefined, openSection: () => undefined };

export interface PrerenderedPage {
  /** Inside #root. */
  html: string;
  /** Style elements of what is drawn. */
  styles: string;
  /** Link elements of the pictures to ask for first. */
  preloads: string;
}

/** A page as a visitor sees it, drawn in Node. The browser takes it over without drawing it again. @throws what a part has thrown */
export async function prerender(path: string): Promise<PrerenderedPage> {
  const registry = { schema: 1 as const, generation: 0, sig: '', remotes: {} };
  const services = createServices(registry, { scrollMemory: NO_SCROLLING });
  services.queryClient.setQueryData(userQuery(services.api).queryKey, null);
  const sheet = new ServerStyleSheet();
  const failures: unknown[] = [];
  try {
    const page = sheet.collectStyles(
      <App
        services={services}
        router={(content) => <StaticRouter location={path}>{content}</StaticRouter>}
      />,
    );
    // In one piece: parts that come later would need inline scripts to put them in place.
    const { prelude } = await prerenderToNodeStream(page, {
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: (error) => {
        failures.push(error);
      },
    });
    const { html: content, preloads } = takePreloadsOut(await text(prelude));
    const { html, css } = takeStylesOut(content);
    if (failures.length > 0) throw failures[0];
    return { html, preloads, styles: `${sheet.getStyleTags()}<style>${css}</style>` };
  } finally {
    sheet.seal();
    services.queryClient.clear();
  }
}
