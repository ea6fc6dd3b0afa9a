import { apiError, imageItem } from '@aic/sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { renderImageTool } from '../../testing/render-image-tool.tsx';

const many = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    imageItem({ id: `0197a000-0000-7000-8000-00000000010${index}`, prompt: `Picture ${index}` }),
  );

const ID = (place: number) => `0197a000-0000-7000-8000-00000000030${place}`;

describe('results', () => {
  it('[2.image.recent] [9.lists] shows the latest 6 images in Recent Generations', async () => {
    await renderImageTool(many(8));
    const recent = screen.getByRole('region', { name: 'Recent Generations' });

    const tiles = await within(recent).findAllByRole('article');

    expect(tiles.map((tile) => tile.getAttribute('aria-label'))).toEqual(
      [0, 1, 2, 3, 4, 5].map((index) => `Picture ${index}`),
    );
  });

  it('[2.image.result] [7.download] [8.success] downloads through the proxy, both parameters encoded, and says Download Started', async () => {
    const { user, backend, shell } = await renderImageTool([imageItem({ prompt: 'A fox & a hen' })], {
      'GET /api/download': () => new Response('png'),
    });
    const createObjectURL = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:x');
    const result = screen.getByRole('region', { name: 'Result' });

    await user.click(await within(result).findByText('Download'));

    await waitFor(() => expect(shell.calls.toasts[0]).toMatchObject({ title: 'Download Started' }));
    expect(backend.requests.at(-1)?.path).toBe(
      '/api/download?url=%2Fmedia%2F0123456789abcdef0123456789abcdef&filename=ai-image-A-fox-a-hen.png',
    );
    createObjectURL.mockRestore();
  });

  it('goes on to the next tool with the image that is shown, by one press', async () => {
    const item = imageItem();
    const { user, shell } = await renderImageTool([item]);
    const result = within(screen.getByRole('region', { name: 'Result' }));

    await user.click(await result.findByRole('button', { name: /^Next step/ }));

    expect(shell.calls.navigations).toEqual([`/next?use=${item.id}`]);
  });

  it('[8.tools.download] opens the source in a new tab when the download fails', async () => {
    const open = vi.spyOn(globalThis, 'open').mockReturnValue(null);
    const { user, shell } = await renderImageTool([imageItem()], {
      'GET /api/download': () => new Response('', { status: 503 }),
    });
    const recent = screen.getByRole('region', { name: 'Recent Generations' });

    await user.click(await within(recent).findByRole('button', { name: /^Download/ }));

    await waitFor(() =>
      expect(shell.calls.toasts[0]).toEqual({
        title: 'Download Failed',
        description: 'Unable to download image. Please try again.',
        variant: 'destructive',
      }),
    );
    expect(open).toHaveBeenCalledWith('/media/0123456789abcdef0123456789abcdef', '_blank', 'noopener');
    open.mockRestore();
  });

  it('copies the prompt, and says so when the clipboard refuses', async () => {
    const { user, shell } = await renderImageTool([imageItem()]);
    const recent = screen.getByRole('region', { name: 'Recent Generations' });
    const copy = await within(recent).findByRole('button', { name: /^Copy prompt/ });

    await user.click(copy);
    expect(await navigator.clipboard.readText()).toBe('A quiet lake');
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
    await user.click(copy);

    await waitFor(() =>
      expect(shell.calls.toasts.map(({ title, description }) => [title, description])).toEqual([
        ['Copied!', 'The prompt is on your clipboard.'],
        ['Copy Failed', 'Could not copy to clipboard'],
      ]),
    );
  });

  it('opens the result in the view of the shell, in the order of the list; what waits for the server does not open', async () => {
    const items = many(2);
    const { user, shell } = await renderImageTool([...items, imageItem({ id: 'pending:1', prompt: 'New' })]);
    const result = within(screen.getByRole('region', { name: 'Result' }));

    await user.click(await result.findByRole('button', { name: 'Open: Picture 0' }));

    const [first, second] = items.map(({ id }) => id);
    expect(shell.calls.opened).toEqual([{ id: first, ids: [first, second] }]);
    await user.click(screen.getByRole('button', { name: 'Show: New' }));
    const open = result.getByRole('button', { name: 'Open: New' });
    expect(open.ariaDisabled ?? open.getAttribute('aria-disabled')).toBe('true');
  });

  it('shows the image that is chosen as the result and marks it in the strip, until the next one is made', async () => {
    const { user, server, refresh } = await renderImageTool(many(3));
    const result = within(screen.getByRole('region', { name: 'Result' }));
    const inStrip = (index: number) => screen.getByRole('button', { name: `Show: Picture ${index}` });
    expect(
      (await screen.findByRole('button', { name: 'Show: Picture 0' })).getAttribute('aria-current'),
    ).toBe('true');

    await user.click(inStrip(2));

    expect(result.getByRole('button', { name: 'Open: Picture 2' })).toBeTruthy();
    expect(inStrip(2).getAttribute('aria-current')).toBe('true');
    expect(inStrip(0).getAttribute('aria-current')).toBe('false');
    expect(location.search).toBe(`?result=${many(3)[2]?.id}`);
    server.items = [
      imageItem({ id: '0197a000-0000-7000-8000-000000000999', prompt: 'Newer' }),
      ...server.items,
    ];
    await refresh();
    expect(await result.findByRole('button', { name: 'Open: Newer' })).toBeTruthy();
    expect(location.search).toBe('');
  });

  it('shows failed images beside the latest six, until they are dismissed; that can be undone', async () => {
    const failed = imageItem({
      id: '0197a000-0000-7000-8000-000000000200',
      prompt: 'Broken',
      status: 'failed',
    });
    const { user, posts, shell } = await renderImageTool([failed, ...many(7)], {
      'POST /api/library/commands': () => ({ ids: [failed.id] }),
    });
    const recent = within(screen.getByRole('region', { name: 'Recent Generations' }));
    expect(await recent.findAllByRole('article')).toHaveLength(7);

    await user.click(recent.getByRole('button', { name: 'Dismiss: Broken' }));

    await waitFor(() => expect(shell.calls.toasts.at(-1)?.title).toBe('Dismissed'));
    shell.calls.toasts.at(-1)?.action?.run();
    await waitFor(() =>
      expect(posts().map(({ json }) => json)).toEqual([
        { command: 'dismiss', ids: [failed.id] },
        { command: 'restore', ids: [failed.id] },
      ]),
    );
  });

  it('shows the results of one press together, in their shape from the start; one is chosen, and there is a way back', async () => {
    const results = [1, 0].map((place) => ({
      ...imageItem({ id: ID(place), prompt: 'A fox', batchId: ID(0), size: '1792x1024' }),
      ...(place === 1 && { status: 'processing' as const, imageUrl: null, thumbnails: null, progress: 0.2 }),
    }));
    const { user } = await renderImageTool([...results, imageItem({ id: ID(9), prompt: 'Older' })]);
    const panel = screen.getByRole('region', { name: 'Result' });
    const grid = within(await within(panel).findByRole('list', { name: 'Results of one press' }));
    expect(grid.getAllByRole('article').map((tile) => tile.getAttribute('aria-label'))).toEqual([
      '1 of 2',
      '2 of 2',
    ]);
    expect(panel.textContent).toContain('2 results of one press');

    await user.click(grid.getByRole('button', { name: 'Show: 2 of 2' }));
    expect(location.search).toBe(`?result=${ID(1)}`);
    expect(within(panel).queryByRole('list')).toBeNull();
    expect(document.activeElement).toBe(panel);
    await user.click(within(panel).getByRole('button', { name: 'All 2 results: A fox' }));

    expect(location.search).toBe('');
    expect(within(panel).getByRole('list', { name: 'Results of one press' })).toBeTruthy();
  });

  it('shows all results of an earlier press again', async () => {
    const results = [1, 0].map((place) =>
      imageItem({ id: ID(place), prompt: `Fox ${place}`, batchId: ID(0) }),
    );
    const { user } = await renderImageTool([imageItem({ id: ID(9), prompt: 'Newer' }), ...results]);
    const panel = within(screen.getByRole('region', { name: 'Result' }));
    await user.click(await screen.findByRole('button', { name: 'Show: Fox 1' }));

    await user.click(panel.getByRole('button', { name: 'All 2 results: Fox 1' }));

    expect(panel.getAllByRole('article')).toHaveLength(2);
    expect(location.search).toBe(`?press=${ID(0)}`);
  });

  it('compares the result with the image before it, or with another one of the strip, until that ends', async () => {
    const { user } = await renderImageTool(many(3));
    const panel = within(screen.getByRole('region', { name: 'Result' }));
    const pictures = () => panel.getAllByRole('img').map((picture) => picture.getAttribute('alt'));

    await user.click(await panel.findByRole('button', { name: 'Compare: Picture 0' }));
    await panel.findByRole('group', { name: 'Comparison' });
    expect(pictures()).toEqual(['A: Picture 0', 'B: Picture 1']);
    await user.click(screen.getByRole('button', { name: 'Show: Picture 2' }));
    expect(pictures()).toContain('B: Picture 2');
    expect(location.search).toBe(`?result=${many(3)[0]?.id}&with=${many(3)[2]?.id}`);
    await user.click(panel.getByRole('radio', { name: 'Divider' }));
    expect(panel.getByRole('slider', { name: 'A and B' })).toBeTruthy();
    await user.click(panel.getByRole('button', { name: /^End comparison/ }));

    expect(panel.queryByRole('group', { name: 'Comparison' })).toBeNull();
    expect(panel.getByRole('button', { name: 'Open: Picture 0' })).toBeTruthy();
  });

  it('compares side by side only where the shapes differ', async () => {
    const items = [imageItem({ id: ID(0), size: '1792x1024' }), imageItem({ id: ID(1), prompt: 'Square' })];
    await renderImageTool(items, {}, `/?result=${ID(0)}&with=${ID(1)}`);
    const panel = within(screen.getByRole('region', { name: 'Result' }));

    await panel.findByRole('group', { name: 'Comparison' });

    expect(panel.queryByRole('radio', { name: 'Divider' })).toBeNull();
  });

  it('names every button by its image, for screen readers that list buttons without their surroundings', async () => {
    await renderImageTool(many(2));
    const recent = within(screen.getByRole('region', { name: 'Recent Generations' }));

    const names = (await recent.findAllByRole('button')).map((button) => button.getAttribute('aria-label'));

    expect(names).toEqual(
      ['Picture 0', 'Picture 1'].flatMap((prompt) => [
        `Show: ${prompt}`,
        `Download: ${prompt}`,
        `Copy prompt: ${prompt}`,
        `Run again for 20 credits: ${prompt}`,
      ]),
    );
  });

  it('runs the same recipe again', async () => {
    const { user, backend } = await renderImageTool([imageItem({ size: '1024x1792' })], {
      'POST /api/generate': () => imageItem({ id: '0197a000-0000-7000-8000-000000000999' }),
    });
    const recent = screen.getByRole('region', { name: 'Recent Generations' });

    await user.click(await within(recent).findByRole('button', { name: /^Run again for 20 credits/ }));

    await waitFor(() =>
      expect(backend.requests.find(({ method }) => method === 'POST')?.json).toEqual({
        prompt: 'A quiet lake',
        size: '1024x1792',
        quality: 'standard',
        style: 'vivid',
      }),
    );
  });

  it('shows the price that running again has now, when the server knows another one', async () => {
    const { user, backend } = await renderImageTool([imageItem()], {
      'POST /api/generate': () =>
        apiError(409, { message: 'The price has changed to 25 credits.', code: 'price_changed', price: 25 }),
    });
    const recent = within(screen.getByRole('region', { name: 'Recent Generations' }));

    await user.click(await recent.findByRole('button', { name: /^Run again for 20 credits/ }));
    await recent.findByRole('button', { name: /^Run again for 25 credits/ });

    const quotes = backend.requests.filter(({ method }) => method === 'POST').map(({ headers }) => headers);
    expect(quotes.map((headers) => headers.get('x-quoted-price'))).toEqual(['20']);
  });

  it('labels what the procedural engine made: it is not an AI model', async () => {
    await renderImageTool([imageItem()]);
    const result = screen.getByRole('region', { name: 'Result' });

    expect(await within(result).findByText(/Preview engine: procedural, not an AI model/)).toBeTruthy();
    const recent = screen.getByRole('region', { name: 'Recent Generations' });
    expect(within(recent).getByText('Preview engine: procedural, not an AI model')).toBeTruthy();
  });

  it('offers a retry when the list cannot be read, and the wall once it is known to be empty', async () => {
    let isDown = true;
    const { user } = await renderImageTool([], {
      'GET /api/generations': () => (isDown ? new Response('', { status: 503 }) : []),
    });
    expect(await screen.findByText('Your images could not be loaded')).toBeTruthy();
    isDown = false;

    await user.click(screen.getByRole('button', { name: 'Try again' }));

    expect(await screen.findByRole('button', { name: /^Make this: Neon city at night/ })).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Recent Generations' })).toBeNull());
  });
});
