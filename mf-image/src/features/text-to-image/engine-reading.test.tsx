import type { RequestReading } from '@aic/sdk';
import { imageItem } from '@aic/sdk/testing';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { renderImageTool } from '../../testing/render-image-tool.tsx';

const UNKNOWN: RequestReading = {
  understood: ['lake'],
  ignored: ['dragon'],
  verdict: 'unknown',
  instead: 'an abstract picture',
  repertoire: 'lakes, seas',
};
const generate = () => screen.getByRole('button', { name: /Generate - 20 credits/ });

async function renderWith(reading: RequestReading | null) {
  const read = vi.fn<() => object>(() => ({ reading }));
  const page = await renderImageTool([], {
    'POST /api/readings': read,
    'POST /api/generate': () => imageItem({ prompt: 'A dragon over a lake' }),
  });
  return { ...page, read };
}

describe('what the engine says before the press', () => {
  it('[5.preview.reading] says while one types what it will paint and what not, once the typing pauses', async () => {
    const { user, prompt, read } = await renderWith({
      understood: ['sunset', 'mountains'],
      ignored: ['rice fields'],
      verdict: 'partly',
      instead: null,
    });

    await user.type(prompt(), 'Sunset over mountains and rice fields');

    const line = await screen.findByText('Can paint: sunset, mountains. Not: rice fields.');
    expect(line.closest('[aria-live]')).toHaveProperty('ariaLive', 'polite');
    expect(read).toHaveBeenCalledOnce();
  });

  it('says of another language in one line that it reads English words', async () => {
    const { user, prompt } = await renderWith({
      ...UNKNOWN,
      understood: [],
      ignored: ['Leuchtturm', 'am Meer'],
    });

    await user.type(prompt(), 'Ein Leuchtturm am Meer');

    const said = 'The preview engine reads English words; please say it in English.';
    expect((await screen.findByText(said)).closest('[aria-live]')).not.toBeNull();
    expect(document.querySelector('del')).toBeNull();
  });

  it('[5.preview.subject] asks before it makes something else, and sends that the user has agreed', async () => {
    const { user, prompt, posts } = await renderWith(UNKNOWN);
    await user.type(prompt(), 'A dragon over a lake');
    await screen.findByText(/cannot paint this\. /);

    await user.click(generate());
    expect(await screen.findByRole('alertdialog')).toHaveProperty(
      'textContent',
      expect.stringContaining('does not know: dragon. It can make: lakes, seas.'),
    );
    expect(posts()).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Make an abstract picture' }));

    await waitFor(() =>
      expect(posts().map(({ json }) => json)).toEqual([
        expect.objectContaining({ allow_approximation: true }),
      ]),
    );
  });

  it('starts nothing when the user goes back to the words', async () => {
    const { user, prompt, posts } = await renderWith(UNKNOWN);
    await user.type(prompt(), 'A dragon over a lake');
    await screen.findByText(/cannot paint this\. /);
    await user.click(generate());

    await user.click(await screen.findByRole('button', { name: 'Change the words' }));

    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(posts()).toEqual([]);
  });

  it('asks nothing of a vendor', async () => {
    const read = vi.fn<() => object>(() => ({ reading: null }));
    const { user, prompt, posts } = await renderImageTool(
      [],
      { 'POST /api/readings': read, 'POST /api/generate': () => imageItem() },
      '/',
      { id: 'openai', state: 'configured' },
    );
    await user.type(prompt(), 'A dragon');
    await user.click(generate());

    await waitFor(() => expect(posts()).toHaveLength(1));
    expect(posts()[0]?.json).not.toHaveProperty('allow_approximation');
    expect(read).not.toHaveBeenCalled();
  });

  it('says on the result what is not in it', async () => {
    await renderImageTool([imageItem({ reading: { understood: ['sunset'], ignored: ['rice fields'] } })]);
    expect(screen.getByText(/Not in it: rice fields/)).toBeTruthy();
  });
});
