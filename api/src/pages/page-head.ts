import { PRODUCT_NAME } from '@aic/contract';
import { html } from 'hono/html';
import { scriptSafeJson } from './script-safe-json.ts';

/** What a page says of itself to search engines, and to chats and feeds that show a link to it (Open Graph). */
export interface PageMeta {
  /** Before the product's name; null: the name alone. */
  title: string | null;
  description: string;
  /** The page's one address; null for pages that search engines must not list. */
  canonicalUrl: string | null;
  imageUrl: string | null;
  /** Open Graph's word for what the page is about. */
  type: 'website' | 'profile';
  /** What it offers, in the words of schema.org. */
  structuredData: object | null;
}

/** The page's part of the head. Texts may be what a user has typed. @param nonce of the response */
export function pageHead(meta: PageMeta, nonce: string) {
  const { description, canonicalUrl, imageUrl, type, structuredData } = meta;
  const title = meta.title === null ? PRODUCT_NAME : `${meta.title} · ${PRODUCT_NAME}`;
  const basics = html`<title>${title}</title>
<meta name="description" content="${description}">`;
  if (canonicalUrl === null) {
    return html`${basics}
<meta name="robots" content="noindex">`;
  }
  return html`${basics}
<link rel="canonical" href="${canonicalUrl}">
<meta property="og:site_name" content="${PRODUCT_NAME}">
<meta property="og:type" content="${type}">
<meta property="og:title" content="${meta.title ?? PRODUCT_NAME}">
<meta property="og:description" content="${description}">
<meta property="og:url" content="${canonicalUrl}">${imageUrl !== null && html`\n<meta property="og:image" content="${imageUrl}">`}
<meta name="twitter:card" content="${imageUrl === null ? 'summary' : 'summary_large_image'}">${structuredData !== null && html`\n<script type="application/ld+json" nonce="${nonce}">${scriptSafeJson(structuredData)}</script>`}`;
}
