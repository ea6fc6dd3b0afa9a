import { PRODUCT_NAME } from '@aic/contract';
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

/** The page's part of the head. Texts may be what a user has typed. @param nonce of the answer */
export function pageHead(meta: PageMeta, nonce: string): string {
  const { description, canonicalUrl, imageUrl, type, structuredData } = meta;
  const title = meta.title === null ? PRODUCT_NAME : `${meta.title} · ${PRODUCT_NAME}`;
  const named = (name: string, content: string) => `<meta name="${name}" content="${escapeHtml(content)}">`;
  const property = (name: string, content: string) =>
    `<meta property="${name}" content="${escapeHtml(content)}">`;
  const basics = [`<title>${escapeHtml(title)}</title>`, named('description', description)];
  if (canonicalUrl === null) return [...basics, named('robots', 'noindex')].join('\n');
  return [
    ...basics,
    `<link rel="canonical" href="${escapeHtml(canonicalUrl)}">`,
    property('og:site_name', PRODUCT_NAME),
    property('og:type', type),
    property('og:title', meta.title ?? PRODUCT_NAME),
    property('og:description', description),
    property('og:url', canonicalUrl),
    ...(imageUrl === null ? [] : [property('og:image', imageUrl)]),
    named('twitter:card', imageUrl === null ? 'summary' : 'summary_large_image'),
    ...(structuredData === null
      ? []
      : [`<script type="application/ld+json" nonce="${nonce}">${scriptSafeJson(structuredData)}</script>`]),
  ].join('\n');
}

/** For text and for values of attributes. */
export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
}
