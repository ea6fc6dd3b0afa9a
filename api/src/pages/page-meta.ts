import {
  type KnownTool,
  normalizePath,
  pageTitle,
  PUBLIC_PAGE_TITLES,
  type PublicPage,
  type PublicPagePath,
  STARTER_CREDITS,
  toolOfPath,
} from '@aic/contract';
import type { PageMeta } from './page-head.ts';
import { structuredDataOf } from './structured-data.ts';

const PRODUCT_DESCRIPTION =
  'A studio for images, photo edits, videos, music and texts. The price is on every button, and what fails is given back.';

const DESCRIPTIONS: Readonly<Record<PublicPagePath, string>> = {
  '/': `Create images, photo edits, videos, music and texts from a few words. ${STARTER_CREDITS} free credits, the price on every button, and what fails is given back.`,
  '/auth': 'Sign in to your studio, or open one with free credits.',
  '/pricing':
    'A free trial and two monthly plans: what they cost, what they give, and what each image, video, track and text takes.',
  '/about': 'Why there is this studio, what it does, and who answers.',
  '/contact': 'Write to us about anything: billing, technical problems, ideas, business. No account needed.',
  '/terms': 'What we promise you, and what we ask of you.',
  '/privacy': 'Which data we keep, why, and for how long.',
};

/** The pages that search engines are told of. */
export const INDEXED_PATHS = (Object.keys(PUBLIC_PAGE_TITLES) as PublicPagePath[]).filter(
  (path) => path !== '/auth',
);

interface Place {
  path: string;
  tools: readonly KnownTool[];
  isFound: boolean;
  isSignedIn: boolean;
  /** Without a slash at the end. */
  appOrigin: string;
}

/** What a page that is about nobody in particular says of itself. */
export function pageMeta({ path, tools, isFound, isSignedIn, appOrigin }: Place): PageMeta {
  const normalized = normalizePath(path);
  if (!isFound) return hidden('Page Not Found');
  const tool = toolOfPath(normalized, tools);
  if (tool !== null && isSignedIn) return hidden(pageTitle(normalized, tool, tools));
  if (!isPublic(normalized)) return hidden(null);
  return {
    title: PUBLIC_PAGE_TITLES[normalized],
    description: DESCRIPTIONS[normalized],
    canonicalUrl: appOrigin + normalized,
    imageUrl: `${appOrigin}/social-picture.png`,
    type: 'website',
    structuredData: structuredDataOf(normalized, appOrigin),
  };
}

/** What a link to somebody's public page shows elsewhere: a name, a line, and the newest picture. */
export function publicPageMeta({ handle, displayName, bio, items }: PublicPage, appOrigin: string): PageMeta {
  const name = displayName ?? `@${handle}`;
  const imageUrl = items.find((item) => item.imageUrl !== null)?.imageUrl ?? null;
  return {
    title: name,
    description: bio ?? `What ${name} has made.`,
    canonicalUrl: `${appOrigin}/u/${handle}`,
    imageUrl: imageUrl && appOrigin + imageUrl,
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

const isPublic = (path: string): path is PublicPagePath => Object.hasOwn(PUBLIC_PAGE_TITLES, path);
