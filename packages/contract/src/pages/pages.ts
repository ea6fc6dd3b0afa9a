import { STARTER_CREDITS } from '../billing/pricing.ts';
import { HANDLE_PATTERN } from '../shape/limits.ts';
import { normalizePath, toolOfPath, TOOLS, type KnownTool } from './tools.ts';

/**
 * Every page of the shell itself, by its path, and what the browser calls it. `public` pages are prerendered with the
 * build, are found by search engines unless they are a form, and show the same to everyone; `mail-link` pages belong
 * to links in mails. Pages of tools are in tools.ts. A new page: a line here, its description below, and its content
 * in the shell's page view.
 */
export const SHELL_PAGES = {
  '/': { kind: 'public', title: 'Create with AI Power' },
  '/auth': { kind: 'public', title: 'Sign in' },
  '/pricing': { kind: 'public', title: 'Plans & Pricing' },
  '/about': { kind: 'public', title: 'About Us' },
  '/contact': { kind: 'public', title: 'Contact' },
  '/verify': { kind: 'public', title: 'Verify a file' },
  '/terms': { kind: 'public', title: 'Terms of Service' },
  '/privacy': { kind: 'public', title: 'Privacy Policy' },
  '/verify-email': { kind: 'mail-link', title: 'Confirm your e-mail address' },
  '/unsubscribe': { kind: 'mail-link', title: 'Unsubscribe' },
  '/forgot-password': { kind: 'mail-link', title: 'Forgot your password?' },
  '/reset-password': { kind: 'mail-link', title: 'Set a new password' },
  '/restore-account': { kind: 'mail-link', title: 'Take your account back' },
  '/change-email': { kind: 'mail-link', title: 'Change your e-mail address' },
} as const satisfies Readonly<Record<`/${string}`, ShellPage>>;

interface ShellPage {
  kind: 'public' | 'mail-link';
  /** Before the product's name. */
  title: string;
}

type ShellPages = typeof SHELL_PAGES;
type PathOf<Kind> = {
  [Path in keyof ShellPages]: ShellPages[Path]['kind'] extends Kind ? Path : never;
}[keyof ShellPages];

export type PublicPagePath = PathOf<'public'>;
export type MailLinkPath = PathOf<'mail-link'>;

/** Shared with every tool, as the table is not. */
export const PUBLIC_PAGE_TITLES = Object.fromEntries(
  Object.entries(SHELL_PAGES).flatMap(([path, { kind, title }]) =>
    kind === 'public' ? [[path, title]] : [],
  ),
) as Readonly<Record<PublicPagePath, string>>;

/** What search engines and links shown elsewhere say of a page. */
export const PAGE_DESCRIPTIONS: Readonly<Record<PublicPagePath, string>> = {
  '/': `Create images, photo edits, videos, music and texts from a few words. ${STARTER_CREDITS} free credits, the price on every button, and what fails is given back.`,
  '/auth': 'Sign in to your studio, or open one with free credits.',
  '/pricing':
    'A free trial and two monthly plans: what they cost, what they give, and what each image, video, track and text takes.',
  '/about': 'Why there is this studio, what it does, and who answers.',
  '/contact': 'Write to us about anything: billing, technical problems, ideas, business. No account needed.',
  '/verify':
    'Drop a picture, film, track or receipt, and read what it is, how it was made, and whether it was changed. It stays in your browser.',
  '/terms': 'What we promise you, and what we ask of you.',
  '/privacy': 'Which data we keep, why, and for how long.',
};

/**
 * Searches with which a public page is prerendered, too. The form of the contact page leads to its own without
 * JavaScript.
 */
const PRERENDERED_SEARCHES: Readonly<Partial<Record<PublicPagePath, readonly string[]>>> = {
  '/auth': ['?tab=sign-up'],
  '/contact': ['?sent=1', '?problem=invalid', '?problem=too-many', '?problem=failed'],
};

export const isPublicPath = (path: string): path is PublicPagePath => kindOf(path) === 'public';
export const isMailLinkPath = (path: string): path is MailLinkPath => kindOf(path) === 'mail-link';

function kindOf(path: string): ShellPage['kind'] | undefined {
  const pages: Readonly<Partial<Record<string, ShellPage>>> = SHELL_PAGES;
  return Object.hasOwn(pages, path) ? pages[path]?.kind : undefined;
}

/** The shell's own pages beside the landing page. */
export const STATIC_PAGE_ROUTES: readonly string[] = Object.keys(SHELL_PAGES).filter((path) => path !== '/');

/** Addresses of pages that the build prerenders. */
export const PRERENDERED_PAGES: readonly string[] = Object.keys(SHELL_PAGES)
  .filter(isPublicPath)
  .flatMap((path) => [path, ...(PRERENDERED_SEARCHES[path] ?? []).map((search) => path + search)]);

/** Whether a path is a page. Everything else is the 404 page with status 404. */
export function isPage(path: string, tools: readonly KnownTool[] = TOOLS): boolean {
  const normalized = normalizePath(path);
  return (
    (normalized !== '/' && kindOf(normalized) !== undefined) ||
    toolOfPath(path, tools) !== null ||
    handleOfPath(path) !== null
  );
}

/** Whose public page `/u/{handle}` would be, in the case that handles are kept in; null for any other path. */
export function handleOfPath(path: string): string | null {
  const handle = /^\/u\/([^/]+)$/.exec(normalizePath(path))?.[1]?.toLowerCase() ?? '';
  return HANDLE_PATTERN.test(handle) ? handle : null;
}
