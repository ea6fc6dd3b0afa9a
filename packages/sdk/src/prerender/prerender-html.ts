import { text } from 'node:stream/consumers';
import type { ReactNode } from 'react';
import { prerenderToNodeStream } from 'react-dom/static.node';
import { ServerStyleSheet } from 'styled-components';
import { extractInlineStyles } from '../hydration/inline-styles.ts';
import { extractPreloads } from './preload-links.ts';
import { splitStyles } from './split-styles.ts';

export interface PrerenderedHtml {
  html: string;
  /** Style elements of what is prerendered. */
  styles: string;
  /** Link elements of the pictures to ask for first. */
  preloads: string;
}

/**
 * Renders in Node. What the HTML brings obeys the content policy: no inline scripts and no style attributes.
 *
 * @param idPrefix of the ids that React makes; a browser that takes the HTML over needs the same. @default none
 * @throws what a component has thrown
 */
export async function prerenderHtml(content: ReactNode, idPrefix = ''): Promise<PrerenderedHtml> {
  const sheet = new ServerStyleSheet();
  const failures: unknown[] = [];
  try {
    // In one piece: parts that come later would need inline scripts to put them in place.
    const { prelude } = await prerenderToNodeStream(sheet.collectStyles(content), {
      identifierPrefix: idPrefix,
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: (error) => {
        failures.push(error);
      },
    });
    const { html: page, preloads } = extractPreloads(await text(prelude));
    const { html, css } = extractInlineStyles(page);
    if (failures.length > 0) throw failures[0];
    const split = splitStyles(html, sheet.getStyleTags());
    return { html: split.html, preloads, styles: `${split.styles}<style>${css}</style>` };
  } finally {
    sheet.seal();
  }
}
