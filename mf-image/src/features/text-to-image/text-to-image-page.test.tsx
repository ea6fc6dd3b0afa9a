import { apiError, imageItem } from '@aic/sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { renderImageTool } from '../../testing/render-image-tool.tsx';

const processing = (change = {}) =>
  imageItem({
    status: 'processing',
    imageUrl: null,
    thumbnails: null,
    progress: 0,
    completedAt: null,
    ...change,
  });
const UP = { state: 'configured', message: null, isDown: false };
const generateButton = () => screen.getByRole('button', { name: /Generate - 20 credits/ });

describe('the composer', () => {
  it('[2.image.cards] offers Text to Image and Photo Editor as two selectable cards', async () => {
    const { user } = await renderImageTool();
    expect(screen.getByRole('radio', { name: 'Text to Image' })).toHaveProperty('ariaChecked', 'true');

    await user.click(screen.getByRole('radio', { name: 'Photo Editor' }));

    expect(screen.getByRole('radio', { name: 'Photo Editor' })).toHaveProperty('ariaChecked', 'true');
    expect(location.search).toBe('?mode=photo-editor');
  });

  it('[2.image.chips] fills the prompt from each quick prompt and runs nothing', async () => {
    const { user, backend, prompt } = await renderImageTool();
    for (const text of ['Futuristic cityscape', 'Abstract art', 'Portrait photography', 'Nature scene']) {
      await user.click(screen.getByRole('button', { name: text }));
      expect(prompt()).toHaveProperty('value', text);
    }
    expect(backend.requests.some(({ method }) => method === 'POST')).toBe(false);
  });

  it('[2.image.settings] [9.cost] sends the chosen size, quality and style for the 20 credits that were shown', async () => {
    const { user, backend, prompt } = await renderImageTool([], { 'POST /api/generate': () => processing() });
    await user.type(prompt(), 'A fox');
    await user.click(screen.getByRole('radio', { name: 'Landscape' }));
    await user.click(screen.getByRole('radio', { name: 'HD' }));
    await user.click(screen.getByRole('radio', { name: 'Natural' }));

    await user.click(generateButton());

    const request = backend.requests.find(({ method }) => method === 'POST');
    expect(request?.json).toEqual({ prompt: 'A fox', size: '1792x1024', quality: 'hd', style: 'natural' });
    expect(request?.headers.get('x-quoted-price')).toBe('20');
    expect(request?.headers.get('idempotency-key')).toMatch(/^[\da-f-]{36}$/);
  });

  it('offers the models there are with price and speed, and sends the one that is chosen', async () => {
    const supports = { seed: false, cancel: true };
    const engines = [
      { id: 'fine', label: 'Fine', price: 20, ...UP, supports },
      { id: 'quick', label: 'Quick', price: 5, seconds: 8, ...UP, supports },
    ];
    const { user, backend, prompt } = await renderImageTool([], {
      'GET /api/providers': () => [
        { kind: 'image', id: 'openai', state: 'configured', label: 'Fine', message: null, supports, engines },
      ],
      'POST /api/generate': () => processing({ credits: 5 }),
    });
    await user.type(prompt(), 'A fox');
    await user.click(await screen.findByRole('combobox', { name: 'Model' }));
    expect(await screen.findByText('5 credits, about 8 s')).toBeDefined();
    await user.click(await screen.findByRole('option', { name: /Quick/ }));

    await user.click(await screen.findByRole('button', { name: /Generate - 5 credits/ }));

    const request = backend.requests.find(({ method }) => method === 'POST');
    expect(request?.json).toMatchObject({ prompt: 'A fox', engine: 'quick' });
    expect(request?.headers.get('x-quoted-price')).toBe('5');
  });

  it('[9.image.options] offers three sizes, two qualities and two styles: square, standard and vivid at first', async () => {
    await renderImageTool();
    const options = (label: string) =>
      within(screen.getByRole('radiogroup', { name: label }))
        .getAllByRole('radio')
        .map((option) => [option.textContent, option.ariaChecked]);

    expect(options('Size')).toEqual([
      ['Square', 'true'],
      ['Portrait', 'false'],
      ['Landscape', 'false'],
    ]);
    expect(options('Quality')).toEqual([
      ['Standard', 'true'],
      ['HD', 'false'],
    ]);
    expect(options('Style')).toEqual([
      ['Vivid', 'true'],
      ['Natural', 'false'],
    ]);
  });

  it('[5.image.prompt] refuses a prompt that is empty after trimming, with a toast and no call', async () => {
    const { user, backend, shell, prompt } = await renderImageTool();
    await user.type(prompt(), '   ');

    await user.click(generateButton());

    expect(shell.calls.toasts).toEqual([
      { title: 'Prompt Required', description: 'Please enter a prompt', variant: 'destructive' },
    ]);
    expect(backend.requests.some(({ method }) => method === 'POST')).toBe(false);
  });

  it('runs on Ctrl+Enter', async () => {
    const { user, backend, prompt } = await renderImageTool([], { 'POST /api/generate': () => processing() });
    await user.type(prompt(), 'A fox{Control>}{Enter}{/Control}');

    expect(backend.requests.filter(({ method }) => method === 'POST')).toHaveLength(1);
  });
});

describe('the wall', () => {
  it('shows twelve results before the first one: one press makes one like it, for its price', async () => {
    const response = Promise.withResolvers<object>();
    const { user, posts, prompt } = await renderImageTool([], {
      'POST /api/generate': () => response.promise,
    });
    const wall = await screen.findByRole('list', { name: 'Examples' });
    expect(within(wall).getAllByRole('button')).toHaveLength(12);

    await user.click(
      within(wall).getByRole('button', { name: 'Make this: Desert dunes at sunset - 20 credits' }),
    );

    expect(prompt()).toHaveProperty('value', 'Desert dunes at sunset');
    await waitFor(() => expect(posts()).toHaveLength(1));
    expect(posts()[0]?.json).toEqual({
      prompt: 'Desert dunes at sunset',
      size: '1024x1024',
      quality: 'standard',
      style: 'vivid',
    });
    expect(screen.queryByRole('list', { name: 'Examples' })).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Result' }));
    response.resolve(processing());
  });

  it('is not there with a result', async () => {
    await renderImageTool([processing({ status: 'completed' })]);
    expect(screen.queryByRole('list', { name: 'Examples' })).toBeNull();
  });
});

describe('a job', () => {
  it('shows its tile before the server has answered, and keeps the draft', async () => {
    const response = Promise.withResolvers<object>();
    const { user, prompt } = await renderImageTool([], { 'POST /api/generate': () => response.promise });
    await user.type(prompt(), 'A slow fox');

    await user.click(generateButton());

    const recent = await screen.findByRole('region', { name: 'Recent Generations' });
    expect(await within(recent).findByRole('article', { name: 'A slow fox' })).toBeTruthy();
    expect(prompt()).toHaveProperty('value', 'A slow fox');
    response.resolve(processing());
  });

  it('takes the tile away again and says why when the server refuses, offering plans when credits are short', async () => {
    const { user, shell, prompt } = await renderImageTool([], {
      'POST /api/generate': () =>
        apiError(402, { message: 'You need 20 credits and have 5.', code: 'insufficient_credits' }),
    });
    await user.type(prompt(), 'A fox');

    await user.click(generateButton());

    await waitFor(() => expect(shell.calls.toasts).toHaveLength(1));
    const [toast] = shell.calls.toasts;
    expect(toast).toMatchObject({
      title: 'Error',
      description: 'You need 20 credits and have 5.',
      variant: 'destructive',
      action: { label: 'See plans' },
    });
    toast?.action?.run();
    expect(shell.calls.navigations).toEqual(['/subscribe?returnTo=%2F']);
    await waitFor(() => expect(screen.queryByRole('article')).toBeNull());
  });

  it("[8.tools.fail] says 'Error' and 'Failed to generate image' when the server gives no words", async () => {
    const { user, shell, prompt } = await renderImageTool([], {
      'POST /api/generate': () => new Response('<html>bad gateway</html>', { status: 502 }),
    });
    await user.type(prompt(), 'A fox');

    await user.click(generateButton());

    await waitFor(() =>
      expect(shell.calls.toasts[0]).toMatchObject({
        title: 'Error',
        description: 'Failed to generate image',
      }),
    );
  });

  it('shows the new price after a price change, so that the next press holds what it says', async () => {
    const { user, prompt } = await renderImageTool([], {
      'POST /api/generate': () =>
        apiError(409, { message: 'The price is now 25 credits.', code: 'price_changed', price: 25 }),
    });
    await user.type(prompt(), 'A fox');

    await user.click(generateButton());

    expect(await screen.findByRole('button', { name: /Generate - 25 credits/ })).toBeTruthy();
  });

  it('repeats a request whose response was lost under the same key, so that it is charged once', async () => {
    let calls = 0;
    const { user, backend, prompt } = await renderImageTool([], {
      'POST /api/generate': () => {
        calls += 1;
        if (calls === 1) {
          throw new TypeError('Failed to fetch');
        }
        return processing();
      },
    });
    await user.type(prompt(), 'A fox');
    await user.click(generateButton());
    await waitFor(() => expect(generateButton().ariaBusy).not.toBe('true'));

    await user.click(generateButton());

    await waitFor(() => expect(calls).toBe(2));
    const keys = backend.requests
      .filter(({ method }) => method === 'POST')
      .map(({ headers }) => headers.get('idempotency-key'));
    expect(keys[0]).toBe(keys[1]);
  });

  it('says Success once when it completes', async () => {
    const items = [processing()];
    const { shell } = await renderImageTool(items);
    await screen.findAllByRole('article', { name: 'A quiet lake' });
    items[0] = imageItem();

    await shell.queryClient.invalidateQueries({ queryKey: ['generations', 'image'] });
    await shell.queryClient.invalidateQueries({ queryKey: ['generations', 'image'] });

    await waitFor(() => expect(shell.calls.toasts.map(({ title }) => title)).toEqual(['Success']));
  });

  it('says nothing over a picture that is in view, but to those who do not see it', async () => {
    const onScreen = new DOMRect(0, 0, 600, 600);
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(onScreen);
    onTestFinished(() => void vi.restoreAllMocks());
    const items = [processing()];
    const { shell } = await renderImageTool(items);
    items[0] = imageItem();

    await shell.queryClient.invalidateQueries({ queryKey: ['generations', 'image'] });

    await waitFor(() => expect(shell.calls.said).toContain('Your image is ready.'));
    expect(shell.calls.toasts).toEqual([]);
  });

  it('says what happened and that the credits are back when it fails', async () => {
    const items = [processing()];
    const { shell } = await renderImageTool(items);
    await screen.findAllByRole('article', { name: 'A quiet lake' });
    items[0] = processing({ status: 'failed', error: 'The provider took too long.', refunded: true });

    await shell.queryClient.invalidateQueries({ queryKey: ['generations', 'image'] });

    expect((await screen.findAllByText('20 credits are back')).length).toBeGreaterThan(0);
    expect(shell.calls.toasts[0]).toMatchObject({
      title: 'Error',
      description: 'The provider took too long.',
    });
  });

  it('can be cancelled while it is processing', async () => {
    const { user, backend } = await renderImageTool([processing()], {
      'POST /api/generations/0197a000-0000-7000-8000-000000000100/cancel': () =>
        processing({ status: 'failed', error: 'Cancelled', refunded: true }),
    });
    const recent = await screen.findByRole('region', { name: 'Recent Generations' });

    await user.click(await within(recent).findByRole('button', { name: /^Cancel/ }));

    await waitFor(() => expect(backend.requests.some(({ path }) => path.endsWith('/cancel'))).toBe(true));
  });
});
