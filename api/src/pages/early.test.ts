import type { PageState, RemoteEntry } from '@aic/contract';
import { expect, it } from 'vitest';
import { findEarly } from './early.ts';
import type { PrerenderedScreen, FirstScreens } from './first-screens/first-screens.ts';
import { renderEarly } from './html.ts';
import type { PrerenderedPage } from './prerendered-pages.ts';

const USER = { id: 'u1', isAdmin: false, isPro: false } as NonNullable<PageState['user']>;
const STATE: PageState = { user: USER, credits: 480, list: { kind: 'image', items: [{ prompt: 'A fox' }] } };
const OWN: PrerenderedScreen = {
  html: '<p>A fox</p>',
  styles: '<style>a{}</style>',
  preloads: '',
  platform: 'p1',
  parts: ['The "list"'],
};

/** The frame and the screen for everybody, as builds have prerendered them; the user's own as the script renders it. */
function render(own: PrerenderedScreen | null, state = STATE, address = '/image-generator') {
  const asked: unknown[] = [];
  const firstScreens: FirstScreens = {
    prerender: async (...question) => {
      asked.push(question);
      return own;
    },
    close: () => undefined,
  };
  const pages: Record<string, PrerenderedPage> = {
    'image@free': { html: '<div data-slot="true"></div>', styles: '<style>f{}</style>', platform: 'p1' },
    other: { html: '<p>Everybody</p>', styles: '<style>e{}</style>', platform: 'p1' },
  };
  const entry = { build: 'bbbbbb1', killed: false } as RemoteEntry;
  const registry = { schema: 1 as const, generation: 1, remotes: { image: entry } };
  const shell = { name: 'shell', build: 'aaaaaa1' } as Parameters<typeof findEarly>[1]['shell'];
  const early = findEarly(
    { prerenderedPage: async (_build, name) => pages[name] ?? null, firstScreens, providers: {} },
    { url: new URL(`https://studio.test${address}`), state, shell, registry },
  );
  return { prerendered: early.then((found) => renderEarly(found, { shell, registry, state })), asked };
}

it("shows the user's items, for the build that has prerendered them to take over", async () => {
  const { prerendered, asked } = render(OWN);

  expect(await prerendered).toMatchObject({
    html: '<div data-slot="true"><div data-first-screen="image" data-build="bbbbbb1" data-parts="[&quot;The \\&quot;list\\&quot;&quot;]" aria-hidden="true" inert><p>A fox</p></div></div>',
    styles: '<style>f{}</style><style data-first-screen-styles>a{}</style>',
  });
  expect(asked).toEqual([
    [
      { name: 'image', build: 'bbbbbb1' },
      { ...STATE, path: '/image-generator' },
    ],
  ]);
});

it.each(['<meta http-equiv="refresh" content="0">', '<BASE href="//x">', '<iframe src="/x">'])(
  'renders no screen with %s, which acts on the whole page',
  async (markup) => {
    expect(await render({ ...OWN, html: markup }).prerendered).toEqual({ html: '' });
    expect(await render({ ...OWN, styles: `</style>${markup}` }).prerendered).toEqual({ html: '' });
  },
);

it("lets nothing take over what another design system has prerendered than the page's", async () => {
  const { prerendered } = render({ ...OWN, platform: 'p2' });

  expect((await prerendered)?.html).toContain(
    '<div data-first-screen="image" aria-hidden="true" inert><p>A fox',
  );
});

it("renders the library's first page in the view of its address, and no other tool's at a search", async () => {
  const libraryPart = { path: '/api/library?bin=true', items: [], next: null };
  const library = render(OWN, { user: USER, libraryPart }, '/image-generator?in=bin');
  const other = render(OWN, STATE, '/image-generator?mode=photo-editor');

  expect((await library.prerendered).html).toContain('data-build="bbbbbb1"');
  expect(library.asked).toMatchObject([[{}, { libraryPart, path: '/image-generator?in=bin' }]]);
  expect(await other.prerendered).toEqual({ html: '' });
});

it('shows the prerendered screen that all users share where there is no prerendered screen in time, or no list', async () => {
  const late = render(null);
  const empty = render(OWN, { user: USER });

  for (const { prerendered } of [late, empty]) {
    expect((await prerendered)?.html).toContain(
      'data-first-screen="image" aria-hidden="true" inert><p>Everybody',
    );
  }
  expect(empty.asked).toEqual([]);
});
