import { join } from 'node:path';
import { editItem, imageItem, musicItem, textItem, videoItem } from '@aic/sdk/testing/fakes';
import type { Page } from 'playwright';
import { it } from 'vitest';
import { expectReflow, expectSoundPage } from '../src/page/page-checks.ts';
import { showIn } from '../src/page/theme.ts';
import { openStudio } from '../src/studio/studio.ts';
import { follow } from '../src/user/follow.ts';
import { signUpAt } from '../src/user/tool-user.ts';

const studio = openStudio();
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

/** Finished items as the lists answer them, none of which has to be made here. */
const FINISHED: Readonly<Record<string, object>> = {
  '/api/generations': imageItem({ prompt: 'A fox', size: '1792x1024' }),
  '/api/edits': editItem({
    prompt: 'Sepia, add a dragon',
    reading: { understood: ['sepia'], ignored: ['add a dragon'] },
  }),
  '/api/video-generations': videoItem({ prompt: 'Snow', aspectRatio: '1:1' }),
  '/api/music-generations': musicItem({ prompt: 'A waltz', genre: 'jazz' }),
  '/api/text-generations': textItem({ prompt: 'A caption for my bakery' }),
};
const FILES = join(import.meta.dirname, '../../shell/src/features/landing/samples');

/** Answers every list with its finished item, a processing and a failed copy of it; the panel shows `first`. */
async function showEveryState(page: Page, first: 'completed' | 'processing' | 'failed'): Promise<void> {
  await page.unrouteAll();
  await page.route('**/media/**', (route) => {
    const file = route.request().resourceType() === 'image' ? 'forest.avif' : 'forest.mp4';
    return route.fulfill({ path: join(FILES, file) });
  });
  await page.route(
    ({ pathname }) => pathname in FINISHED,
    (route) => {
      const item = FINISHED[new URL(route.request().url()).pathname];
      const items = [
        { ...item, status: 'completed' },
        { ...item, ...UNFINISHED, ...PROCESSING },
        { ...item, ...UNFINISHED, ...FAILED },
      ];
      return route.fulfill({ json: items.toSorted((one) => (one.status === first ? -1 : 0)) });
    },
  );
}

// The stories of the parts prove every state in both themes; this proves the pages that they make up.
it('shows completed, processing and failed items so that axe finds nothing and no page scrolls sideways', async () => {
  const { page } = await signUpAt(studio, '/');
  for (const [width, first, theme, expectSound] of [
    [1440, 'completed', 'light', expectSoundPage],
    [390, 'processing', 'dark', expectSoundPage],
    // Axe has seen the same parts at 390 px.
    [320, 'failed', 'light', expectReflow],
  ] as const) {
    // High enough that the sticky button of a phone covers nothing that a user could scroll out from under it.
    await page.setViewportSize({ width, height: 2000 });
    await showEveryState(page, first);
    await page.goto('/?mode=photo-editor');
    await showIn(page, theme);
    await showsResults(page);
    await expectSound(page, `/?mode=photo-editor (${width} px)`);
    for (const [path, heading] of PAGES) {
      await follow(page, path, heading);
      await showsResults(page);
      await expectSound(page, `${path} (${width} px)`);
    }
  }
}, 180_000);

const showsResults = (page: Page): Promise<void> =>
  page
    .getByText(/credits are back/)
    .first()
    .waitFor();
