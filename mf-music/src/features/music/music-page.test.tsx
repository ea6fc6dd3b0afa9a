import { apiError, FAKE_USER, musicItem } from '@aic/sdk/testing';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  duration,
  generateButton,
  processing,
  prompt,
  renderMusicTool,
  row,
} from '../../testing/render-music-tool.tsx';

const STARTS = { handlers: { 'POST /api/generate-music': () => processing({ id: 'new' }) } };

describe('the composer', () => {
  it('[2.music.fields] [9.cost] sends prompt, genre and duration for the 12 credits that its button says', async () => {
    const { user, posts } = await renderMusicTool([], STARTS);
    await user.type(prompt(), '  Slow waltz ');
    screen.getByRole('combobox', { name: 'Genre' }).focus();
    await user.keyboard('{Enter}');
    await user.click(await screen.findByRole('option', { name: 'Hip-hop' }));
    await user.clear(duration());
    await user.type(duration(), '45');

    await user.click(generateButton());

    expect(posts().map(({ json }) => json)).toEqual([
      { prompt: 'Slow waltz', genre: 'hip-hop', duration: 45 },
    ]);
    expect(posts()[0]?.headers.get('x-quoted-price')).toBe('12');
  });

  it('asks for several tracks at once, for the price of all, with the seed of a member of Creator+', async () => {
    const { user, posts } = await renderMusicTool([musicItem({ seed: 41 })], {
      ...STARTS,
      user: { ...FAKE_USER, isPro: true, plan: 'creator' },
    });
    await user.type(prompt(), 'Slow waltz');
    await user.click(screen.getByRole('radio', { name: '2' }));
    await user.click(await screen.findByRole('button', { name: 'Keep the latest seed' }));
    await user.click(screen.getByRole('button', { name: 'Generate - 24 credits' }));
    expect(posts()[0]?.json).toMatchObject({ count: 2, seed: 41 });
  });

  it('[9.music.options] offers eight genres and "Any", and 30 seconds at first', async () => {
    const { user } = await renderMusicTool();
    expect(duration()).toHaveProperty('value', '30');
    expect(screen.getByRole('combobox', { name: 'Genre' }).textContent).toBe('Any');

    screen.getByRole('combobox', { name: 'Genre' }).focus();
    await user.keyboard('{Enter}');

    const names = (await screen.findAllByRole('option')).map(({ textContent }) => textContent);
    expect(names.join()).toBe('Any,Pop,Rock,Electronic,Jazz,Classical,Hip-hop,Folk,Ambient');
  });

  it('[5.music.duration] leaves the genre out and takes 30 seconds when none is readable', async () => {
    const { user, posts } = await renderMusicTool([], STARTS);
    await user.type(prompt(), 'Slow waltz');
    await user.clear(duration());

    await user.type(duration(), '{Enter}');

    expect(posts()[0]?.json).toEqual({ prompt: 'Slow waltz', genre: null, duration: 30 });
  });

  it('[5.music.duration] shows the nearest limit once the field is left', async () => {
    const { user } = await renderMusicTool();
    await user.clear(duration());
    await user.type(duration(), '500');
    await user.tab();
    expect(duration()).toHaveProperty('value', '120');
  });

  it('[5.music.prompt] cannot be pressed without a prompt, and says why', async () => {
    const { user, posts } = await renderMusicTool();

    await user.click(generateButton());

    expect(generateButton().ariaDisabled).toBe('true');
    expect(screen.getByText('Please enter a description for your music')).toBeTruthy();
    expect(posts()).toEqual([]);
  });

  it("[5.music.prompt] [8.validation] says 'Missing Prompt' to a prompt of blanks and calls nothing", async () => {
    const { user, shell, posts } = await renderMusicTool();
    await user.type(prompt(), '   ');

    await user.click(generateButton());

    expect(shell.calls.toasts).toEqual([
      {
        title: 'Missing Prompt',
        description: 'Please enter a description for your music',
        variant: 'destructive',
      },
    ]);
    expect(posts()).toEqual([]);
  });

  it('keeps what was typed when the user moves to another tool', async () => {
    const { user, shell } = await renderMusicTool();
    await user.type(prompt(), 'Slow waltz');
    expect(shell.store.getState()).toMatchObject({
      drafts: { byKey: { 'music.composer': { prompt: 'Slow waltz' } } },
    });
  });

  it('says which engine plays, and that it is none of the AI kind', async () => {
    await renderMusicTool();
    expect(await screen.findByText('Preview engine: procedural, not an AI model')).toBeTruthy();
  });

  it('says that no engine is there, in its own words', async () => {
    await renderMusicTool([], {
      handlers: {
        'GET /api/providers': () => [
          {
            kind: 'music',
            id: 'none',
            state: 'unavailable',
            label: 'None',
            message: 'Set MUSIC_PROVIDER.',
            supports: { seed: false, cancel: false },
          },
        ],
      },
    });
    expect(await screen.findByText('Set MUSIC_PROVIDER. Your draft is kept.')).toBeTruthy();
  });
});

describe('credits', () => {
  it('[5.music.credits] [5.music.prompt] cannot be pressed with 2 credits, and says why', async () => {
    const { user, posts } = await renderMusicTool([], { credits: 2 });
    await user.type(prompt(), 'Slow waltz');

    await user.click(generateButton());

    expect(await screen.findByText('You need at least 3 credits to generate music')).toBeTruthy();
    expect(generateButton().ariaDisabled).toBe('true');
    expect(posts()).toEqual([]);
  });

  it("[5.music.credits] [8.validation] says 'Insufficient Credits' when a track is run again with 2, and leads to the plans", async () => {
    const { user, shell, posts } = await renderMusicTool([musicItem()], { credits: 2 });

    await user.click(row('Rainy afternoon').getByRole('button', { name: /^Run again for 12 credits/ }));

    expect(shell.calls.toasts).toEqual([
      {
        title: 'Insufficient Credits',
        description: 'You need at least 3 credits to generate music',
        variant: 'destructive',
        action: { label: 'See plans', run: expect.any(Function) },
      },
    ]);
    shell.calls.toasts[0]?.action?.run();
    expect(shell.calls.navigations).toEqual(['/subscribe?returnTo=%2Fmusic']);
    expect(posts()).toEqual([]);
  });

  it('[5.music.credits] asks the server with 3 credits, and leads to the plans when it says no', async () => {
    const { user, shell, posts } = await renderMusicTool([], {
      credits: 3,
      handlers: {
        'POST /api/generate-music': () =>
          apiError(402, { message: 'This costs 12 credits; you have 3.', code: 'insufficient_credits' }),
      },
    });
    await user.type(prompt(), 'Slow waltz');

    await user.click(generateButton());

    await waitFor(() => expect(shell.calls.toasts).toHaveLength(1));
    expect(shell.calls.toasts[0]).toMatchObject({
      title: 'Generation Failed',
      description: 'This costs 12 credits; you have 3.',
      action: { label: 'See plans' },
    });
    expect(posts()).toHaveLength(1);
  });

  it('asks no credits of administrators', async () => {
    const { user, posts } = await renderMusicTool([], {
      ...STARTS,
      credits: 0,
      user: { ...FAKE_USER, isAdmin: true },
    });
    await user.type(prompt(), 'Slow waltz');
    await user.click(generateButton());
    expect(posts()).toHaveLength(1);
  });
});

describe('what the server answers', () => {
  it("[8.success] says 'Music Generation Started'", async () => {
    const { user, shell } = await renderMusicTool([], STARTS);
    await user.type(prompt(), 'Slow waltz');
    await user.click(generateButton());
    await waitFor(() =>
      expect(shell.calls.toasts.map(({ title }) => title)).toEqual(['Music Generation Started']),
    );
  });

  it("[8.tools.fail] says 'Generation Failed' with the server's words, and keeps the draft", async () => {
    const { user, shell } = await renderMusicTool([], {
      handlers: { 'POST /api/generate-music': () => apiError(503, { message: 'No music today.' }) },
    });
    await user.type(prompt(), 'Slow waltz');

    await user.click(generateButton());

    await waitFor(() =>
      expect(shell.calls.toasts).toEqual([
        { title: 'Generation Failed', description: 'No music today.', variant: 'destructive' },
      ]),
    );
    expect(prompt()).toHaveProperty('value', 'Slow waltz');
  });
});
