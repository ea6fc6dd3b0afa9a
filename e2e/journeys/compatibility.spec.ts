import { apiDifferences } from '@aic/tools/api-differences';
import { describe, expect, inject, it } from 'vitest';
import { readApiDocument, readEveryResponse } from '../src/releases/api-reader.ts';
import { startBothReleases } from '../src/releases/start-both-releases.ts';
import { type Combination, tryCombination } from '../src/releases/try-combination.ts';
import { setRole } from '../src/studio/set-role.ts';
import { openBeforeAll, openSharedBrowser } from '../src/studio/studio.ts';
import { openBrowser, signUp } from '../src/user/browser-user.ts';

const installation = { clusterUrl: inject('clusterUrl'), dataDir: inject('dataDir') };
const both = openBeforeAll(
  () => startBothReleases(installation),
  (running) => running.stop(),
);
const browser = openSharedBrowser();

/** Several run at the same time, beside other journeys. */
const COMBINATION_TIMEOUT_MS = 180_000;

/**
 * What a rollout is made of. Here shells and tools of two releases meet, and pages of each the gateway of the other. A
 * tool calls it by the shell's client, and what it reads of the responses is compared below.
 */
const COMBINATIONS: readonly Combination[] = [
  // A page is open while the gateway and the tools are replaced.
  { shell: 'before', remotes: 'now', api: 'now' },
  // The shell is released by itself.
  { shell: 'now', remotes: 'before', api: 'before' },
];

describe('the release before and this one', () => {
  it.concurrent.each(COMBINATIONS)(
    'work together: shell $shell, remotes $remotes, api $api',
    (combination) => tryCombination(both(), browser(), combination),
    COMBINATION_TIMEOUT_MS,
  );

  it('know the same calls: what pages ask for and read, the other gateway takes and answers', async () => {
    const { urls } = both();
    const [before, now] = await Promise.all([readApiDocument(urls.before), readApiDocument(urls.now)]);

    expect({
      pagesOfBefore: apiDifferences({ page: before, gateway: now, isGatewayOlder: false }),
      pagesOfNow: apiDifferences({ page: now, gateway: before, isGatewayOlder: true }),
    }).toEqual({ pagesOfBefore: [], pagesOfNow: [] });
  });

  it.each([
    ['before', 'now'],
    ['now', 'before'],
  ] as const)(
    'are read as they answer: pages of %s, every list and figure of the gateway of %s',
    async (page, api) => {
      const { urls, databaseUrl } = both();
      const user = await openBrowser({ browser: browser(), url: urls[api] });
      await setRole({ databaseUrl }, await signUp(user), { isAdmin: true });
      for (const [path, data] of [
        ['generate', { prompt: 'A lake' }],
        ['generate-text', { prompt: 'A letter' }],
        ['generate-music', { prompt: 'Rain', duration: 15 }],
        ['generate-video', { prompt: 'Waves', duration: 4 }],
      ] as const) {
        const post = (to: string, body: object) =>
          user.page.request.post(`/api/${to}`, { data: body, headers: { origin: user.origin } });
        const started = await post(path, data);
        expect(started.status()).toBeLessThan(300);
        // Safe because every start is answered with its item.
        const { id } = (await started.json()) as { id: string };
        // Lists show it all the same, and engines are free for others.
        await post(`generations/${id}/cancel`, {});
      }
      const cookies = await user.context.cookies();
      const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');

      const { read, unreadable } = await readEveryResponse({
        url: urls[api],
        cookie,
        page: await readApiDocument(urls[page]),
      });

      expect(unreadable).toEqual([]);
      expect(read).toBeGreaterThan(20);
    },
  );
});
