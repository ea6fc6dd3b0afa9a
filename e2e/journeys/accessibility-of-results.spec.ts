import { expect, it } from 'vitest';
import { expectContrast } from '../src/axe.ts';
import { enter, type Creator } from '../src/creator.ts';
import { drawPicture } from '../src/picture.ts';
import { openStudio } from '../src/studio.ts';
import { showIn } from '../src/theme.ts';
import { expectWellFormed } from '../src/well-formed.ts';

const studio = openStudio({ JOBS_IN_FLIGHT_FREE: '10' });
const LISTS = [
  '/api/generations',
  '/api/edits',
  '/api/video-generations',
  '/api/music-generations',
  '/api/text-generations',
];
const PAGES = ['/', '/?mode=photo-editor', '/video', '/video?tab=image', '/music', '/text'];

const PROCESSING = { id: 'b', status: 'processing', progress: 0.4, queuePosition: null, completedAt: null };
const FAILED = {
  id: 'c',
  status: 'failed',
  error: 'The provider did not answer in time. Please try again in a few minutes.',
  refunded: true,
};
/** Without files: they are there when an item is finished. */
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

/** One finished item of each kind, the shortest of its kind. */
async function makeOneOfEach({ page, context }: Creator): Promise<void> {
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

/** Lets every list answer with its finished item and, made of it, one under way and one that failed; the panel shows `first`. */
async function showEveryState(
  { page }: Creator,
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

it('shows what is finished, under way and failed so that axe finds nothing and nothing scrolls sideways', async () => {
  const creator = await enter(studio, '/');
  const { page } = creator;
  await makeOneOfEach(creator);
  for (const [width, first] of [
    [1440, 'completed'],
    [390, 'processing'],
    [320, 'failed'],
  ] as const) {
    // So high that the button which sticks to a phone's lower edge covers nothing that could be scrolled clear of it.
    await page.setViewportSize({ width, height: 2000 });
    await showEveryState(creator, first);
    for (const path of PAGES) {
      await page.goto(path);
      await page
        .getByText(/credits are back/)
        .first()
        .waitFor();
      await showIn(page, 'dark');
      await expectWellFormed(page, `${path} (${width} px)`);
      await showIn(page, 'light');
      await expectContrast(page);
    }
  }
}, 180_000);
