import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { expectSoundPage } from '../src/page/page-checks.ts';
import { drawPicture } from '../src/page/picture.ts';
import { showIn } from '../src/page/theme.ts';
import { openStudio } from '../src/studio/studio.ts';
import { follow } from '../src/user/follow.ts';
import { signUpAt, type ToolUser } from '../src/user/tool-user.ts';

const studio = openStudio();
const LISTS = [
  '/api/generations',
  '/api/edits',
  '/api/video-generations',
  '/api/music-generations',
  '/api/text-generations',
];
const PAGES = [
  ['/video?tab=image', 'Video Studio'],
  ['/music', 'Music Creator'],
  ['/video', 'Video Studio'],
  ['/text', 'Text AI'],
  ['/', 'Images'],
] as const;

const PROCESSING = { id: 'b', status: 'processing', progress: 0.4, queuePosition: null, completedAt: null };
const FAILED = {
  id: 'c',
  status: 'failed',
  error: 'The provider did not answer in time. Please try again in a few minutes.',
  refunded: true,
};
/** Files exist when an item is finished. */
const UNFINISHED = {
  imageUrl: null,
  editedImageUrl: null,
  videoUrl: null,
  posterUrl: null,
  audioUrl: null,
  thumbnails: null,
  response: null,
  peaks: [],
};

/** Generates one item of each kind, each as small as the product allows. */
async function makeOneOfEach({ page, context }: ToolUser): Promise<void> {
  const start = async (path: string, body: object): Promise<void> => {
    const answer = await context.request.post(path, { headers: { origin: studio.url }, ...body });
    if (!answer.ok()) throw new Error(`${path}: ${await answer.text()}`);
  };
  const { name, mimeType, buffer } = await drawPicture(page);
  const image = { name, mimeType, buffer };
  const edit = { image, prompt: 'Sepia, add a dragon', strength: '70', editType: 'general' };
  const look = { size: '1792x1024', quality: 'standard', style: 'vivid' };
  await start('/api/generate-video', { data: { prompt: 'Snow', duration: 2, aspectRatio: '1:1' } });
  await start('/api/generate', { data: { prompt: 'A fox', ...look } });
  await start('/api/edit', { multipart: edit });
  await start('/api/generate-music', { data: { prompt: 'A waltz', genre: 'jazz', duration: 10 } });
  await start('/api/generate-text', { data: { prompt: 'A caption for my bakery', model: 'casual' } });
  for (const list of LISTS) {
    const statusOf = async () => (await (await context.request.get(list)).json())[0].status;
    await expect.poll(statusOf, { timeout: 50_000 }).toBe('completed');
  }
}

/** Makes every list answer with its finished item, a processing and a failed copy of it; the panel shows `first`. */
async function showEveryState(
  { page }: ToolUser,
  first: 'completed' | 'processing' | 'failed',
): Promise<void> {
  await page.unrouteAll();
  await page.route(
    ({ pathname }) => LISTS.includes(pathname),
    async (route) => {
      const response = await route.fetch();
      const [item] = await response.json();
      const items = [item, { ...item, ...UNFINISHED, ...PROCESSING }, { ...item, ...UNFINISHED, ...FAILED }];
      await route.fulfill({ response, json: items.toSorted((one) => (one.status === first ? -1 : 0)) });
    },
  );
}

// The stories of the parts prove every state in both themes; this proves the pages that they make up.
it('shows completed, processing and failed items so that axe finds nothing and no page scrolls sideways', async () => {
  const user = await signUpAt(studio, '/');
  const { page } = user;
  await makeOneOfEach(user);
  for (const [width, first, theme] of [
    [1440, 'completed', 'light'],
    [390, 'processing', 'dark'],
    [320, 'failed', 'light'],
  ] as const) {
    // High enough that the sticky button of a phone covers nothing that a user could scroll out from under it.
    await page.setViewportSize({ width, height: 2000 });
    await showEveryState(user, first);
    await page.goto('/?mode=photo-editor');
    await showIn(page, theme);
    await expectSoundResults(page, `/?mode=photo-editor (${width} px)`);
    for (const [path, heading] of PAGES) {
      await follow(page, path, heading);
      await expectSoundResults(page, `${path} (${width} px)`);
    }
  }
}, 180_000);

async function expectSoundResults(page: Page, path: string): Promise<void> {
  await page
    .getByText(/credits are back/)
    .first()
    .waitFor();
  await expectSoundPage(page, path);
}
