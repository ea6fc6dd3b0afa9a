import { PRODUCT_NAME } from '@aic/contract';

/** What a link to a page shows in chats and feeds (Open Graph). All of it is text that a user has typed. */
export interface LinkCard {
  title: string;
  description: string;
  url: string;
  imageUrl: string | null;
}

const PRODUCT_DESCRIPTION =
  'A studio for images; video, music and text are arriving. The price is on every button, and what fails is given back.';

/** Title and description of a page. @param card of a page that is about somebody; null where the product speaks for itself */
export function pageHead(card: LinkCard | null): string {
  if (card === null) {
    return `<title>${PRODUCT_NAME}</title>\n<meta name="description" content="${PRODUCT_DESCRIPTION}">`;
  }
  const { title, description, url, imageUrl } = card;
  const property = (name: string, content: string) =>
    `<meta property="${name}" content="${escapeHtml(content)}">`;
  return [
    `<title>${escapeHtml(title)} · ${PRODUCT_NAME}</title>`,
    `<meta name="description" content="${escapeHtml(description)}">`,
    property('og:site_name', PRODUCT_NAME),
    property('og:type', 'profile'),
    property('og:title', title),
    property('og:description', description),
    property('og:url', url),
    ...(imageUrl === null ? [] : [property('og:image', imageUrl)]),
    `<meta name="twitter:card" content="${imageUrl === null ? 'summary' : 'summary_large_image'}">`,
  ].join('\n');
}

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
}
