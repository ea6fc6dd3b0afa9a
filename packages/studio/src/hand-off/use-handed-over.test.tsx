import { defineTool, type ImageEdit, type ImageGeneration, type VideoGeneration } from '@aic/sdk';
import type { HandedUpload } from '@aic/sdk/hand-off';
import { apiError, createFakeApi, createFakeShell, imageItem, renderTool, videoItem } from '@aic/sdk/testing';
import { UPLOAD_SAMPLE, uploadRef } from '@aic/sdk/uploads';
import { act, waitFor } from '@testing-library/react';
import { describe, expect, expectTypeOf, it, onTestFinished, vi } from 'vitest';
import { fileOf } from './file-of.ts';
import { type Takers, useHandedOver } from './use-handed-over.ts';
import { UseRefused } from './use-refused.ts';

const USES = [
  { as: 'first-frame', of: ['picture'], takesUploads: true, label: 'Use as first frame', page: '/demo' },
  { as: 'prompt', of: ['picture', 'film'], label: 'Use prompt', page: '/demo' },
] as const;
const FOX = imageItem({ prompt: 'A fox' });
const ADDRESS = `/demo?tab=image&use=${FOX.id}&as=first-frame`;

type Handlers = Parameters<typeof createFakeApi>[0];

async function handOver(path: string, handlers: Handlers = {}, takers: Partial<Takers<typeof USES>> = {}) {
  history.replaceState(null, '', path);
  const backend = createFakeApi({ [`GET /api/generations/${FOX.id}`]: () => FOX, ...handlers });
  const shell = createFakeShell(backend.fetch);
  const taken: string[] = [];
  function Page() {
    useHandedOver(USES, {
      'first-frame': (item) => {
        taken.push(item.kind === 'upload' ? `upload: ${fileOf(item)}` : `frame: ${item.prompt}`);
        return 'The picture is the first frame';
      },
      prompt: ({ prompt }) => {
        taken.push(`prompt: ${prompt}`);
        return null;
      },
      ...takers,
    });
    return null;
  }
  const tool = defineTool({ name: 'demo', render: () => <Page /> });
  const { unmount } = await renderTool(tool, shell);
  onTestFinished(unmount);
  return { shell, taken, backend };
}

const search = () => location.search;
const settled = (address = '?tab=image') => waitFor(() => expect(search()).toBe(address));

it('hands the named item to the taker of its use, says so, and clears only its own parameters', async () => {
  const steps = history.length;
  const { shell, taken } = await handOver(ADDRESS);
  await settled();

  expect(taken).toEqual(['frame: A fox']);
  expect(shell.calls.said).toEqual(['The picture is the first frame']);
  expect(shell.calls.toasts).toEqual([]);
  expect(history.length).toBe(steps);
});

it('asks for nothing where the address names no item', async () => {
  const { taken, backend } = await handOver('/demo?tab=image&as=first-frame');

  expect(taken).toEqual([]);
  expect(backend.requests).toEqual([]);
});

it.each<[what: string, path: string, handlers: Handlers, title: string]>([
  ['a use that it does not know', ADDRESS.replace('first-frame', 'hat'), {}, 'Not Possible Here'],
  [
    'a use named as what every object has',
    ADDRESS.replace('first-frame', 'toString'),
    {},
    'Not Possible Here',
  ],
  ['an item of another medium', ADDRESS, { of: () => videoItem({ id: FOX.id }) }, 'Not Possible Here'],
  [
    'an item that is not finished',
    ADDRESS,
    { of: () => imageItem({ status: 'processing' }) },
    'Not Finished',
  ],
  [
    'an item that is gone or not the own',
    ADDRESS,
    { of: () => apiError(404, { message: 'Not found', code: 'not_found' }) },
    'Item Not Found',
  ],
  ['a response that it cannot read', ADDRESS, { of: () => ({ id: 'odd' }) }, 'Item Not Loaded'],
])(
  'says what is wrong with %s, fills nothing, and leaves a plain address',
  async (_, path, { of }, title) => {
    const { shell, taken } = await handOver(path, of && { [`GET /api/generations/${FOX.id}`]: of });
    await settled();

    expect(taken).toEqual([]);
    expect(shell.calls.toasts).toMatchObject([
      { title, variant: 'destructive', description: expect.stringContaining('nothing was charged') },
    ]);
  },
);

it('gives an item without words those of the item that it was made from', async () => {
  const silent = imageItem({ id: FOX.id, prompt: '', madeFrom: { id: 'origin', kind: 'image' } });
  const { taken } = await handOver(ADDRESS, {
    [`GET /api/generations/${FOX.id}`]: () => silent,
    'GET /api/generations/origin': () => imageItem({ prompt: 'A hare' }),
  });
  await settled();

  expect(taken).toEqual(['frame: A hare']);
});

describe('an upload', () => {
  const UPLOADED = { ...UPLOAD_SAMPLE, id: FOX.id, imageUrl: '/media/0' };
  const path = (as: string) => `/demo?tab=image&use=${uploadRef(FOX.id)}&as=${as}`;
  const responses = { [`GET /api/uploads/${FOX.id}`]: () => UPLOADED };

  it('is handed over like an item, to a use that takes uploads', async () => {
    const { shell, taken } = await handOver(path('first-frame'), responses);
    await settled();

    expect(taken).toEqual(['upload: /media/0']);
    expect(shell.calls.toasts).toEqual([]);
  });

  it('is refused by a use that needs more than a file, and said to be gone when it is', async () => {
    const { shell, taken } = await handOver(path('prompt'), responses);
    await settled();
    const gone = await handOver(path('first-frame'), {
      [`GET /api/uploads/${FOX.id}`]: () => apiError(404, { message: 'Not found', code: 'not_found' }),
    });
    await settled();

    expect([...taken, ...gone.taken]).toEqual([]);
    expect(shell.calls.toasts).toMatchObject([{ title: 'Not Possible Here' }]);
    expect(gone.shell.calls.toasts).toMatchObject([{ title: 'Item Not Found' }]);
  });
});

it('says why a taker refuses an item', async () => {
  const refusal = () => Promise.reject(new UseRefused('This item has no words.'));
  const { shell } = await handOver(ADDRESS, {}, { 'first-frame': refusal });
  await settled();

  expect(shell.calls.toasts).toMatchObject([
    { title: 'Not Possible Here', description: expect.stringContaining('This item has no words.') },
  ]);
});

it('says that a file could not be opened', async () => {
  const { shell } = await handOver(ADDRESS, {}, { 'first-frame': () => Promise.reject(new Error('broken')) });
  await settled();

  expect(shell.calls.toasts).toMatchObject([{ title: 'File Not Opened' }]);
  expect(shell.calls.said).toEqual([]);
});

it('leads to the sign-in where the session is over', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  onTestFinished(() => void vi.useRealTimers());
  const response = () => apiError(401, { message: 'Unauthorized' });
  const { shell } = await handOver(ADDRESS, { [`GET /api/generations/${FOX.id}`]: response });
  await act(() => vi.advanceTimersByTimeAsync(1000));

  expect(shell.calls.left).toEqual([`/api/login?returnTo=${encodeURIComponent(ADDRESS)}`]);
});

it('stops when the user goes elsewhere meanwhile', async () => {
  const signals: AbortSignal[] = [];
  const { shell } = await handOver(
    ADDRESS,
    {},
    {
      'first-frame': (_item, signal) => {
        signals.push(signal);
        return new Promise((resolve) => signal.addEventListener('abort', () => resolve('Too late')));
      },
    },
  );
  await waitFor(() => expect(signals).toHaveLength(1));
  await act(async () => {
    history.replaceState(null, '', '/demo?tab=text');
    dispatchEvent(new PopStateEvent('popstate'));
  });

  expect(signals[0]?.aborted).toBe(true);
  expect(shell.calls.said).toEqual([]);
  expect(search()).toBe('?tab=text');
});

it('types the item of each use by the media that it names, and by whether it takes uploads', () => {
  expectTypeOf<Parameters<Takers<typeof USES>['first-frame']>[0]>().toEqualTypeOf<
    ImageGeneration | ImageEdit | HandedUpload
  >();
  expectTypeOf<Parameters<Takers<typeof USES>['prompt']>[0]>().toEqualTypeOf<
    ImageGeneration | ImageEdit | VideoGeneration
  >();
});
