import { apiError, FAKE_USER, textItem } from '@aic/sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { renderTextTool } from '../../testing/render-text-tool.tsx';

const processing = (change = {}) =>
  textItem({ id: 'new', status: 'processing', response: null, progress: 0, completedAt: null, ...change });
const generateButton = () => screen.getByRole('button', { name: 'Generate - 30 credits' });
const never = () => new Promise<never>(() => {});

describe('the composer', () => {
  it.each([
    [true, 1],
    [false, 0],
  ])('says to an admin alone where a model is connected (admin: %s)', async (isAdmin, count) => {
    await renderTextTool([], {}, '/text', {
      user: { ...FAKE_USER, isAdmin },
    });
    await screen.findByText(isAdmin ? /made by a preview engine/ : /not an AI model/);

    const ways = screen.queryAllByRole('link', { name: 'Connect a model' });
    expect(ways.map((way) => way.getAttribute('href'))).toEqual(Array(count).fill('/admin?view=engines'));
  });

  it('[2.text.fields] sends prompt and writing style with the price that was shown', async () => {
    const { user, backend, prompt } = await renderTextTool([], {
      'POST /api/generate-text': () => processing(),
      'GET /api/text-generations/new/stream': never,
    });
    await user.type(prompt(), '  A caption ');
    await user.click(screen.getByRole('radio', { name: 'Technical' }));

    await user.click(generateButton());

    const request = backend.requests.find(({ method }) => method === 'POST');
    expect(request?.json).toEqual({ prompt: 'A caption', model: 'technical' });
    expect(request?.headers.get('x-quoted-price')).toBe('30');
  });

  it('shows the price of an engine that is alone, without a choice', async () => {
    const supports = { seed: false, cancel: true };
    const engine = {
      id: 'own',
      label: 'Own',
      state: 'configured',
      message: null,
      price: 7,
      isDown: false,
      supports,
    };
    const provider = {
      kind: 'text',
      id: 'openai',
      state: 'configured',
      label: 'Own',
      message: null,
      supports,
    };
    await renderTextTool([], { 'GET /api/providers': () => [{ ...provider, engines: [engine] }] });

    expect(await screen.findByRole('button', { name: 'Generate - 7 credits' })).toBeDefined();
    expect(screen.queryByRole('combobox', { name: 'Model' })).toBeNull();
  });

  it('asks for several texts at once, for the price of all, with the seed of a member of Creator+', async () => {
    const { user, backend, prompt } = await renderTextTool(
      [textItem({ seed: 41 })],
      {
        'POST /api/generate-text': () => ({ ...processing(), others: [processing({ id: 'b' })] }),
        'GET /api/text-generations/new/stream': never,
      },
      '/text',
      { user: { ...FAKE_USER, isPro: true, plan: 'creator' } },
    );
    await user.type(prompt(), 'A caption');
    await user.click(screen.getByRole('radio', { name: '2' }));
    await user.click(await screen.findByRole('button', { name: 'Keep the latest seed' }));

    await user.click(screen.getByRole('button', { name: 'Generate - 60 credits' }));

    const request = backend.requests.find(({ method }) => method === 'POST');
    expect(request?.json).toEqual({ prompt: 'A caption', model: 'creative', count: 2, seed: 41 });
    expect(request?.headers.get('x-quoted-price')).toBe('60');
  });

  it('[9.text.styles] offers the five styles, creative at first', async () => {
    await renderTextTool();
    const group = screen.getByRole('radiogroup', { name: 'Writing style' });
    const options = within(group).getAllByRole('radio');

    expect(options.map(({ textContent }) => textContent)).toEqual([
      'Creative',
      'Professional',
      'Casual',
      'Technical',
      'Marketing',
    ]);
    expect(options.map(({ ariaChecked }) => ariaChecked)).toEqual([
      'true',
      'false',
      'false',
      'false',
      'false',
    ]);
  });

  it('[9.cost] shows the price of a text on its button: 30 credits', async () => {
    await renderTextTool();
    expect(generateButton()).toBeTruthy();
  });

  it('[5.text.prompt] [8.validation] refuses an empty prompt with a toast and no call', async () => {
    const { user, backend, shell, prompt } = await renderTextTool();
    await user.type(prompt(), '   ');

    await user.click(generateButton());

    expect(shell.calls.toasts).toEqual([
      { title: 'Missing Prompt', description: 'Please enter a text prompt', variant: 'destructive' },
    ]);
    expect(backend.requests.some(({ method }) => method === 'POST')).toBe(false);
  });

  it('says which engine writes, and that it is none of the AI kind', async () => {
    await renderTextTool();
    expect(await screen.findByText('Preview engine: template drafts, not an AI model')).toBeTruthy();
  });
});

describe('when the server refuses', () => {
  it("[8.tools.fail] says 'Generation Failed' with the server's words, and keeps the draft", async () => {
    const { user, shell, prompt } = await renderTextTool([], {
      'POST /api/generate-text': () => apiError(503, { message: 'Text generation is not available.' }),
    });
    await user.type(prompt(), 'A caption');

    await user.click(generateButton());

    await waitFor(() =>
      expect(shell.calls.toasts).toEqual([
        {
          title: 'Generation Failed',
          description: 'Text generation is not available.',
          variant: 'destructive',
        },
      ]),
    );
    expect(prompt()).toHaveProperty('value', 'A caption');
  });

  it('[8.unauthorized] says that the session is over and goes to the sign-in after 500 ms', async () => {
    const { user, shell, prompt } = await renderTextTool([], {
      'POST /api/generate-text': () => apiError(401, { message: 'Unauthorized', code: 'unauthorized' }),
    });
    await user.type(prompt(), 'A caption');
    const timers = vi.spyOn(globalThis, 'setTimeout');

    await user.click(generateButton());

    await waitFor(() =>
      expect(shell.calls.toasts[0]?.title).toBe('Unauthorized: You are logged out. Logging in again...'),
    );
    expect(shell.calls.left).toEqual([]);
    const [leave] = timers.mock.calls.find(([, ms]) => ms === 500) ?? [];
    timers.mockRestore();
    leave?.();
    expect(shell.calls.left).toEqual(['/api/login?returnTo=%2Ftext']);
  });

  it('shows the new price when it has changed, and asks again', async () => {
    const { user, backend, prompt } = await renderTextTool([], {
      'POST /api/generate-text': () => apiError(409, { message: 'The price has changed.', price: 35 }),
    });
    await user.type(prompt(), 'A caption');

    await user.click(generateButton());
    await user.click(await screen.findByRole('button', { name: 'Generate - 35 credits' }));

    expect(backend.requests.findLast(({ method }) => method === 'POST')?.headers.get('x-quoted-price')).toBe(
      '35',
    );
  });
});

describe('the list', () => {
  it('is a wall before the first text: one press makes one like it, for its price', async () => {
    const { user, posts, prompt } = await renderTextTool([], {
      'POST /api/generate-text': () => processing(),
      'GET /api/text-generations/new/stream': never,
    });
    const name = 'Make this: A haiku about the first frost - 30 credits';

    await user.click(await screen.findByRole('button', { name }));

    expect(prompt()).toHaveProperty('value', 'A haiku about the first frost');
    await waitFor(() => expect(posts()).toHaveLength(1));
    expect(posts()[0]?.json).toEqual({ prompt: 'A haiku about the first frost', model: 'creative' });
  });

  it('offers a retry when it could not be loaded', async () => {
    const { user, backend } = await renderTextTool([], {
      'GET /api/text-generations': () => apiError(503, { message: 'Down.' }),
    });
    await screen.findByText('Your texts could not be loaded');
    backend.handlers['GET /api/text-generations'] = () => [textItem({ prompt: 'Back again' })];

    await user.click(screen.getByRole('button', { name: 'Try again' }));

    expect(await screen.findByRole('article', { name: 'Back again' })).toBeTruthy();
  });
});
