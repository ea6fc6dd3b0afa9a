import { type KnownTool, normalizePath, pageTitle, type PublicPage, toolOfPath } from '@aic/contract';
import { isPublicPath, PAGE_DESCRIPTIONS, SHELL_PAGES } from '@aic/contract/pages';
import type { PageMeta } from './page-head.ts';
import { structuredDataOf } from './structured-data.ts';

const PRODUCT_DESCRIPTION =
  'A studio for images, photo edits, videos, music and texts. The price is on every button, and what fails is given back.';

/** Of the product: for what has no picture of its own. */
const DEFAULT_PICTURE = '/social-picture.png';

/** The pages in the sitemap. */
export const INDEXED_PATHS = Object.keys(SHELL_PAGES).filter(
  (path) => isPublicPath(path) && path !== '/auth',
);

interface Place {
  path: string;
  tools: readonly KnownTool[];
  isFound: boolean;
  isSignedIn: boolean;
  /** Without a slash at the end. */
  appOrigin: string;
}

/** What a page that is about no user says of itself. */
export function pageMeta({ path, tools, isFound, isSignedIn, appOrigin }: Place): PageMeta {
  const normalized = normalizePath(path);
  if (!isFound) return hidden('Page Not Found');
  const tool = toolOfPath(normalized, tools);
  if (tool !== null && isSignedIn) return hidden(pageTitle(normalized, tool, tools));
  if (!isPublicPath(normalized)) return hidden(null);
  return {
    title: SHELL_PAGES[normalized].title,
    description: PAGE_DESCRIPTIONS[normalized],
    canonicalUrl: appOrigin + normalized,
    imageUrl: appOrigin + DEFAULT_PICTURE,
    type: 'website',
    structuredData: structuredDataOf(normalized, appOrigin),
  };
}

/** What a link to a user's public page shows elsewhere: a name, a line, and the newest picture. */
export function publicPageMeta({ handle, displayName, bio, items }: PublicPage, appOrigin: string): PageMeta {
  const name = displayName ?? `@${handle}`;
  const imageUrl = items.find((item) => item.imageUrl !== null)?.imageUrl;
  return {
    title: name,
    description: bio ?? `What ${name} has made.`,
    canonicalUrl: `${appOrigin}/u/${handle}`,
    imageUrl: appOrigin + (imageUrl ?? DEFAULT_PICTURE),
    type: 'profile',
    structuredData: null,
  };
}

const hidden = (title: string | null): PageMeta => ({
  title,
  description: PRODUCT_DESCRIPTION,
  canonicalUrl: null,
  imageUrl: null,
  type: 'website',
  structuredData: null,
});
