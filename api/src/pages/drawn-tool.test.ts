import type { PageState, RemoteEntry } from '@aic/contract';
import { expect, it } from 'vitest';
import type { DrawnPage } from './drawn-pages.ts';
import { drawnTool } from './drawn-tool.ts';
import type { DrawnScreen, FirstScreens } from './first-screens/first-screens.ts';

const USER = { id: 'u1', isAdmin: false, isPro: false } as NonNullable<PageState['user']>;
const STATE: PageState = { user: USER, credits: 480, list: { kind: 'image', items: [{ prompt: 'A fox' }] } };
const OWN: DrawnScreen = {
  html: '<p>A fox</p>',
  styles: '<style>a{}</style>',
  preloads: '',
  platform: 'p1',
  parts: ['The "list"'],
};

/** The frame and the screen for everybody, as builds have drawn them; the user's own as the script draws it. */
function draw(own: DrawnScreen | null, state = STATE) {
  const asked: unknown[] = [];
  const firstScreens: FirstScreens = {
    draw: async (...question) => {
      asked.push(question);
      return own;
    },
    close: () => undefined,
  };
  const pages: Record<string, DrawnPage> = {
    'image@free': { html: '<div data-slot="true"></div>', styles: '<style>f{}</style>', platform: 'p1' },
    other: { html: '<p>Everybody</p>', styles: '<style>e{}</style>', platform: 'p1' },
  };
  const entry = { build: 'bbbbbb1', killed: false } as RemoteEntry;
  const drawn = drawnTool(
    {
      tool: 'image',
      path: '/image-generator',
      user: USER,
      state,
      shell: { name: 'shell', build: 'aaaaaa1' } as Parameters<typeof drawnTool>[0]['shell'],
      registry: { schema: 1, generation: 1, remotes: { image: entry } },
      providers: {},
    },
    { drawnPage: async (_build, name) => pages[name] ?? null, firstScreens },
  );
  return { drawn, asked };
}

it("shows the user's items, for the build that has drawn them to take over", async () => {
  const { drawn, asked } = draw(OWN);

  expect(await drawn).toMatchObject({
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

it("lets nothing take over what another design system has drawn than the page's", async () => {
  const { drawn } = draw({ ...OWN, platform: 'p2' });

  expect((await drawn)?.html).toContain('<div data-first-screen="image" aria-hidden="true" inert><p>A fox');
});

it('shows what the build has drawn for everybody where there is no drawing in time, or no list', async () => {
  const late = draw(null);
  const empty = draw(OWN, { user: USER });

  for (const { drawn } of [late, empty]) {
    expect((await drawn)?.html).toContain('data-first-screen="image" aria-hidden="true" inert><p>Everybody');
  }
  expect(empty.asked).toEqual([]);
});
