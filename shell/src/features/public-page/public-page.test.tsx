import type { PublicItem, PublicPage } from '@aic/sdk';
import { apiError, FAKE_USER } from '@aic/sdk/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderPage } from '../../testing/render-page.tsx';
import { PublicPageView } from './public-page.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const ITEM: PublicItem = {
  id: '0197a000-0000-7000-8000-000000000100',
  kind: 'image',
  prompt: 'A quiet lake',
  provider: 'openai',
  publishedAt: '2026-11-21T10:00:00.000Z',
  imageUrl: '/media/image',
  thumbnails: { avif: '/media/avif', webp: '/media/webp' },
  videoUrl: null,
  audioUrl: null,
  peaks: [],
  response: null,
  aspectRatio: 1,
  duration: null,
};
const PAGE: PublicPage = {
  handle: 'ada-4815',
  displayName: 'Ada',
  bio: 'Engines.',
  location: 'London',
  website: 'https://example.com/about',
  twitterHandle: 'ada',
  items: [ITEM],
};
const PATH = 'GET /api/users/ada-4815';

const WORDS = '/?words=A+quiet+lake';
const SIGN_UP = `/auth?tab=sign-up&returnTo=${encodeURIComponent(WORDS)}`;

const open = (response: () => object | Promise<object>, handlers: Parameters<typeof renderPage>[2] = {}) =>
  renderPage(<PublicPageView handle="ada-4815" />, '/u/ada-4815', { [PATH]: response, ...handlers });

describe('a public page', () => {
  it('tells everyone who it is about', async () => {
    open(() => PAGE);

    expect(await screen.findByRole('heading', { level: 1, name: 'Ada' })).toBeTruthy();
    for (const text of ['@ada-4815', 'Engines.', 'London']) expect(screen.getByText(text)).toBeTruthy();
  });

  it('is called what it shows: by its name, or that there is no such page', async () => {
    open(() => PAGE);
    expect(document.title).toBe('@ada-4815 · AI Creative');
    await screen.findByRole('heading', { level: 1, name: 'Ada' });
    expect(document.title).toBe('Ada · AI Creative');
    cleanup();

    open(() => apiError(404, { message: 'No such page.' }));
    await screen.findByRole('heading', { level: 1, name: 'Page Not Found' });
    expect(document.title).toBe('Page Not Found · AI Creative');
  });

  it('leads to addresses of users only as links that are not ours', async () => {
    open(() => PAGE);

    await screen.findByRole('heading', { level: 1 });
    const links = ['example.com/about', '@ada on Twitter'].map((name) => screen.getByRole('link', { name }));
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      'https://example.com/about',
      'https://twitter.com/ada',
    ]);
    for (const link of links) expect(link.getAttribute('rel')).toBe('nofollow ugc noopener');
  });

  it.each(['javascript:alert(1)', 'data:text/html,x'])('makes no link of %s', async (website) => {
    open(() => ({ ...PAGE, website, twitterHandle: null }));

    await screen.findByRole('heading', { level: 1 });
    const report = '/u/ada-4815/report';
    expect(screen.queryAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/media/image',
      SIGN_UP,
      `${report}?item=${ITEM.id}`,
      '/verify?file=/media/image',
      report,
    ]);
  });

  it('shows every kind of item with its prompt', async () => {
    const of = (kind: PublicItem['kind'], change: Partial<PublicItem>): PublicItem => ({
      ...ITEM,
      kind,
      id: kind,
      prompt: `the ${kind}`,
      ...change,
    });
    open(() => ({
      ...PAGE,
      items: [
        of('image', {}),
        of('edit', {}),
        of('video', { videoUrl: '/media/film', thumbnails: null }),
        of('music', { audioUrl: '/media/sound', duration: 30, imageUrl: null, thumbnails: null }),
        of('text', { response: '<b>Once</b> upon', imageUrl: null, thumbnails: null }),
      ],
    }));

    await screen.findByRole('heading', { level: 1 });
    const namesIn = (list: string) =>
      within(screen.getByRole('list', { name: list }))
        .getAllByRole('article')
        .map((item) => item.getAttribute('aria-label'));
    expect(namesIn('Images and videos')).toEqual(['the image', 'the edit', 'the video']);
    expect(namesIn('Music')).toEqual(['the music']);
    expect(namesIn('Texts')).toEqual(['the text']);
    expect(screen.getByRole('img', { name: 'the image' }).getAttribute('src')).toBe('/media/webp');
    expect(screen.getByLabelText('the video', { selector: 'video' }).getAttribute('src')).toBe('/media/film');
    expect(screen.getByRole('button', { name: /Play.*the music/ })).toBeTruthy();
    expect(screen.getByText('<b>Once</b> upon')).toBeTruthy();
    const pins = screen.getAllByRole<HTMLAnchorElement>('link', { name: /^cr: Content Credentials of the/ });
    expect(pins.map(({ search }) => search)).toEqual(
      ['image', 'image', 'film', 'sound'].map((file) => `?file=/media/${file}`),
    );
  });

  it('opens a picture in full, with its words to use and the others beside it', async () => {
    const items = [ITEM, { ...ITEM, id: 'second', prompt: 'A loud sea', imageUrl: '/media/sea' }];
    const { user } = open(() => ({ ...PAGE, items }));

    await user.click(await screen.findByRole('link', { name: 'A quiet lake' }));
    const view = within(await screen.findByRole('dialog', { name: 'A quiet lake' }));
    expect(view.getByRole('img', { name: 'A quiet lake' }).getAttribute('src')).toBe('/media/image');
    expect(view.getByRole('link', { name: 'Use this prompt' }).getAttribute('href')).toBe(SIGN_UP);
    expect(location.search).toBe(`?view=${ITEM.id}`);

    await user.keyboard('{ArrowRight}');
    expect(await screen.findByRole('dialog', { name: 'A loud sea' })).toBeTruthy();
    await user.keyboard('{Escape}');

    expect(screen.queryByRole('dialog')).toBeNull();
    expect(location.search).toBe('');
  });

  it('leads who is signed in to the tool itself', async () => {
    open(() => PAGE, { 'GET /api/auth/user': () => FAKE_USER });

    const link = await screen.findByRole('link', { name: 'Use this prompt: A quiet lake' });
    await waitFor(() => expect(link.getAttribute('href')).toBe(WORDS));
    // As all other links, and not as the browser would.
    expect(getComputedStyle(link).textUnderlineOffset).not.toBe('auto');
  });

  it('says what the preview engine has made', async () => {
    open(() => ({ ...PAGE, items: [{ ...ITEM, provider: 'preview' }] }));

    expect(await screen.findByText(/Preview engine: procedural, not an AI model/)).toBeTruthy();
  });

  it('says when there is nothing to see yet', async () => {
    open(() => ({ ...PAGE, items: [] }));

    expect(await screen.findByRole('heading', { name: 'Nothing to see yet' })).toBeTruthy();
  });

  it('shows more at a press, and says when that did not arrive', async () => {
    const next = { ...ITEM, id: 'older', prompt: 'An older one' };
    let response = () => apiError(503, { message: 'Down.' });
    const { user } = open(
      () => Response.json(PAGE, { headers: { link: '</api/users/ada-4815/next?cursor=1>; rel="next"' } }),
      { 'GET /api/users/ada-4815/next': () => response() },
    );

    await user.click(await screen.findByRole('button', { name: 'Show more' }));
    expect((await screen.findByRole('alert')).textContent).toContain('More could not be loaded');
    response = () => Response.json({ ...PAGE, items: [next] });
    await user.click(screen.getByRole('button', { name: 'Show more' }));

    expect(await screen.findByRole('article', { name: 'An older one' })).toBeTruthy();
    expect(screen.getByRole('article', { name: 'A quiet lake' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  });

  it('leads its own user to where it is edited', async () => {
    open(() => PAGE, { 'GET /api/auth/user': () => ({ ...FAKE_USER, handle: 'ada-4815' }) });

    const link = await screen.findByRole('link', { name: 'Edit profile' });
    expect(link.getAttribute('href')).toBe('/profile');
  });

  it('is not found when no user has the handle, without saying why', async () => {
    open(() => apiError(404, { message: 'None.', code: 'not_found' }));

    expect(await screen.findByRole('heading', { name: 'Page Not Found' })).toBeTruthy();
  });

  it.each([
    ['the server fails', () => apiError(503, { message: 'Down.' })],
    ['nothing answers', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['the response is something else', () => ({ hello: 'world' })],
  ])('offers a retry when %s', async (_, response) => {
    const { backend, user } = open(response);
    await screen.findByRole('heading', { name: 'This page could not be loaded' });

    backend.handlers[PATH] = () => PAGE;
    await user.click(screen.getByRole('button', { name: 'Try again' }));

    expect(await screen.findByRole('heading', { level: 1, name: 'Ada' })).toBeTruthy();
  });

  it('shows that it is loading until then', () => {
    open(() => new Promise<never>(() => {}));

    expect(screen.getByRole('status').textContent).toBe('Loading the page');
  });
});
