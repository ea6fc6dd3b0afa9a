import { describe, expect, it } from 'vitest';
import {
  isMailLinkPath,
  isPage,
  isPublicPath,
  PAGE_DESCRIPTIONS,
  PRERENDERED_PAGES,
  PUBLIC_PAGE_TITLES,
  SHELL_PAGES,
  STATIC_PAGE_ROUTES,
} from './pages.ts';
import { firstScreenOf, frameName, memberOf, OTHER_TOOL, SIDE_FILES, TOOL_FRAMES } from './prerender.ts';
import { TOOLS } from './tools.ts';

describe('the table of pages', () => {
  it('has no page that a tool serves, beside the one of visitors and users', () => {
    const ofTools = new Set<string>(TOOLS.flatMap(({ routes }) => [...routes]));

    expect(Object.keys(SHELL_PAGES).filter((path) => ofTools.has(path))).toEqual(['/']);
    expect(STATIC_PAGE_ROUTES).not.toContain('/');
  });

  it('has a title of its own for each page', () => {
    const titles = Object.values(SHELL_PAGES).map(({ title }) => title);

    expect(new Set(titles).size).toBe(titles.length);
  });

  it('describes each public page in as many characters as search engines show', () => {
    expect(Object.keys(PAGE_DESCRIPTIONS).toSorted()).toEqual(Object.keys(PUBLIC_PAGE_TITLES).toSorted());
    for (const [path, description] of Object.entries(PAGE_DESCRIPTIONS)) {
      expect(description.length, `of ${path}`).toBeLessThanOrEqual(160);
    }
  });

  it.each(['constructor', '__proto__', 'toString', '/nowhere', '/About'])('does not have %j', (path) => {
    expect(isPublicPath(path)).toBe(false);
    expect(isMailLinkPath(path)).toBe(false);
    expect(isPage(path)).toBe(false);
  });

  it('knows a page by its path, with a slash at its end too', () => {
    expect(['/pricing', '/pricing/', '/reset-password'].map((path) => isPage(path))).toEqual([
      true,
      true,
      true,
    ]);
    expect(isPublicPath('/reset-password')).toBe(false);
    expect(isMailLinkPath('/pricing')).toBe(false);
  });
});

describe('what is prerendered', () => {
  it('is every public page, and no page whose link came by mail, for its address has a secret', () => {
    const paths = PRERENDERED_PAGES.map((address) => address.replace(/\?.*/, ''));

    expect([...new Set(paths)].toSorted()).toEqual(Object.keys(PUBLIC_PAGE_TITLES).toSorted());
    expect(paths.filter((path) => isMailLinkPath(path))).toEqual([]);
  });

  it('is the contact page for each end of a message that was sent without JavaScript', () => {
    expect(PRERENDERED_PAGES.filter((address) => address.startsWith('/contact'))).toEqual([
      '/contact',
      '/contact?sent=1',
      '/contact?problem=invalid',
      '/contact?problem=too-many',
      '/contact?problem=failed',
    ]);
  });

  it('is a frame for each tool of the navigation and any other, for each kind of user', () => {
    const tools = ['image', 'video', 'music', 'text', OTHER_TOOL];

    expect([...TOOL_FRAMES.keys()]).toEqual(
      tools.flatMap((tool) => ['free', 'pro', 'admin'].map((member) => `${tool}@${member}`)),
    );
    expect(TOOL_FRAMES.get(frameName({ tool: 'music', member: 'pro' }))).toEqual({
      tool: 'music',
      member: 'pro',
    });
  });

  it('shows an admin with a plan as an admin', () => {
    expect(memberOf({ isAdmin: true, isPro: true })).toBe('admin');
    expect(memberOf({ isAdmin: false, isPro: true })).toBe('pro');
    expect(memberOf({ isAdmin: false, isPro: false })).toBe('free');
  });

  it('says what a preview engine is, and of an engine that is missing no more than of any other', () => {
    expect(firstScreenOf({ state: 'preview' })).toBe('preview');
    expect(firstScreenOf({ state: 'configured' })).toBe('other');
    expect(firstScreenOf({ state: 'unavailable' })).toBe('other');
  });

  it('lies beside the files of a build under names of its own', () => {
    expect(new Set(SIDE_FILES).size).toBe(SIDE_FILES.length);
    expect(SIDE_FILES.filter((file) => file.endsWith('.js'))).toEqual([]);
  });
});
