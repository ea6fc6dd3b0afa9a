import { FAKE_USER, imageItem } from '@aic/sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderImageTool } from '../../testing/render-image-tool.tsx';

const CREATOR = { ...FAKE_USER, isPro: true, plan: 'creator' as const };
const ABLE = { supports: { seed: true, cancel: true, ratios: ['3:2', '21:9'], exclude: true } };
const start = { 'POST /api/generate': () => imageItem({ id: 'new', status: 'processing', imageUrl: null }) };

const sizes = () =>
  within(screen.getByRole('radiogroup', { name: 'Size' }))
    .getAllByRole('radio')
    .map(({ textContent }) => textContent);

describe('sizes', () => {
  it('are the three and then the ratios that the engine makes', async () => {
    await renderImageTool([], {}, '/', ABLE);
    await waitFor(() => expect(sizes()).toEqual(['Square', 'Portrait', 'Landscape', '3:2', '21:9']));
  });

  it('are the three where the engine makes no others', async () => {
    await renderImageTool();
    expect(sizes()).toEqual(['Square', 'Portrait', 'Landscape']);
  });

  it('send a ratio with the nearest size, and no ratio with a size of the three', async () => {
    const { user, prompt, posts } = await renderImageTool([], start, '/', ABLE);
    await user.type(prompt(), 'A fox');
    await user.click(await screen.findByRole('radio', { name: '3:2' }));
    await user.click(screen.getByRole('button', { name: /^Generate/ }));
    await waitFor(() => expect(posts()[0]?.json).toMatchObject({ ratio: '3:2', size: '1792x1024' }));

    await user.click(screen.getByRole('radio', { name: 'Portrait' }));
    await user.click(screen.getByRole('button', { name: /^Generate/ }));
    await waitFor(() => expect(posts()).toHaveLength(2));
    expect(posts()[1]?.json).toMatchObject({ size: '1024x1792' });
    expect(posts()[1]?.json).not.toHaveProperty('ratio');
  });
});

describe('words to exclude', () => {
  const field = () => screen.findByRole('textbox', { name: 'Exclude' });

  it('are sent with Creator+, where the engine can leave something out', async () => {
    const { user, posts } = await renderImageTool([], start, '/', ABLE, CREATOR);
    await user.type(await field(), ' people ');
    await user.type(screen.getByRole('textbox', { name: 'Describe your image' }), 'A fox');
    await user.click(screen.getByRole('button', { name: /^Generate/ }));
    await waitFor(() => expect(posts()[0]?.json).toMatchObject({ exclude: 'people' }));
  });

  it('are named as part of Creator+ for others, who have no field for them', async () => {
    await renderImageTool([], {}, '/', ABLE);
    expect(await screen.findByText(/as words to exclude are/)).toBeDefined();
    expect(screen.queryByRole('textbox', { name: 'Exclude' })).toBeNull();
  });

  it('have no field where the engine has none for them', async () => {
    await renderImageTool([], {}, '/', {}, CREATOR);
    await screen.findByRole('spinbutton', { name: 'Seed' });
    expect(screen.queryByRole('textbox', { name: 'Exclude' })).toBeNull();
  });
});

it('an image is made again in its ratio, without what it left out', async () => {
  const item = imageItem({ prompt: 'A fox', ratio: '21:9', size: '1792x1024', exclude: 'people' });
  const { user, posts } = await renderImageTool([item], start, '/', ABLE, CREATOR);
  await user.click((await screen.findAllByRole('button', { name: /again/i }))[0] ?? document.body);
  await waitFor(() => expect(posts()[0]?.json).toMatchObject({ ratio: '21:9', exclude: 'people' }));
});
