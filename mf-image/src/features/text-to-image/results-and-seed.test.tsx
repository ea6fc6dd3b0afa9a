import { FAKE_USER, imageItem } from '@aic/sdk/testing';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderImageTool } from '../../testing/render-image-tool.tsx';

const CREATOR = { ...FAKE_USER, isPro: true, plan: 'creator' as const };
const started = (change = {}) =>
  imageItem({
    status: 'processing',
    progress: 0,
    imageUrl: null,
    thumbnails: null,
    completedAt: null,
    ...change,
  });

describe('several results of one press', () => {
  it('cost what the button says, and are asked for once', async () => {
    const others = [started({ id: 'b' }), started({ id: 'c' })];
    const { user, backend, prompt } = await renderImageTool([], {
      'POST /api/generate': () => ({ ...started({ id: 'a' }), others }),
    });
    await user.type(prompt(), 'A fox');
    await user.click(screen.getByRole('radio', { name: '3' }));

    await user.click(screen.getByRole('button', { name: /Generate - 60 credits/ }));

    const starts = backend.requests.filter(({ method }) => method === 'POST');
    expect(starts).toHaveLength(1);
    expect(starts[0]?.json).toMatchObject({ prompt: 'A fox', count: 3 });
    expect(starts[0]?.headers.get('x-quoted-price')).toBe('60');
  });
});

describe('the seed', () => {
  const seed = () => screen.findByRole('spinbutton', { name: 'Seed' });

  it('is named as part of Creator+, and is not sent, without that plan', async () => {
    const { user, backend, prompt } = await renderImageTool([], { 'POST /api/generate': () => started() });
    expect(await seed()).toHaveProperty('disabled', true);
    expect(screen.getByRole('link', { name: 'See plans' })).toHaveProperty('pathname', '/subscribe');
    await user.type(prompt(), 'A fox');
    await user.click(screen.getByRole('button', { name: /Generate/ }));
    expect(backend.requests.find(({ method }) => method === 'POST')?.json).not.toHaveProperty('seed');
  });

  it('is random, kept from the latest image, the next one, or typed', async () => {
    const { user, backend, prompt } = await renderImageTool(
      [imageItem({ seed: 41 })],
      { 'POST /api/generate': () => started() },
      '/',
      {},
      CREATOR,
    );
    expect(await seed()).toHaveProperty('value', '');
    await user.click(screen.getByRole('button', { name: 'Keep the latest seed' }));
    expect(await seed()).toHaveProperty('value', '41');
    await user.click(screen.getByRole('button', { name: 'Next seed' }));
    await user.type(prompt(), 'A fox');
    await user.click(screen.getByRole('button', { name: /Generate/ }));
    await waitFor(() =>
      expect(backend.requests.find(({ method }) => method === 'POST')?.json).toMatchObject({ seed: 42 }),
    );

    await user.clear(await seed());
    expect(screen.getByText('Another one each time')).toBeDefined();
    await user.type(await seed(), '99999999999');
    expect(await seed()).toHaveProperty('value', '2147483647');
    await user.click(screen.getByRole('button', { name: 'Next seed' }));
    expect(await seed()).toHaveProperty('value', '0');
  });

  it('is not offered where the engine has none', async () => {
    await renderImageTool([], {}, '/', { supports: { seed: false, cancel: true } }, CREATOR);
    await waitFor(() => expect(screen.queryByRole('spinbutton', { name: 'Seed' })).toBeNull());
  });
});
