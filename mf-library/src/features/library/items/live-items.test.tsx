import { apiError } from '@aic/sdk/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { idOf, pictures, renderLibrary, tile, tiles } from '../../../testing/render-library.tsx';

const ended = (number: number) =>
  ({ type: 'generation', id: idOf(number), kind: 'image', status: 'completed', progress: 1 }) as const;

it('takes a tile away when its item is gone, and keeps it when nobody could say so', async () => {
  const gone = () => apiError(404, { message: 'Not found.' });
  const { shell } = await renderLibrary({
    items: pictures(3),
    handlers: {
      [`GET /api/library/items/${idOf(1)}`]: () => apiError(503, { message: 'Down.' }),
      [`GET /api/library/items/${idOf(2)}`]: () => Promise.reject(new TypeError('Failed to fetch')),
      [`GET /api/library/items/${idOf(3)}`]: gone,
      [`GET /api/generations/${idOf(3)}`]: gone,
    },
  });
  await tile(3);

  act(() => [1, 2, 3].forEach((number) => shell.emit(ended(number))));

  await waitFor(() => expect(tiles()).toEqual(['Picture 1', 'Picture 2']));
});

it('asks once more when the events are back: none of them tells what has ended meanwhile', async () => {
  const { shell, backend } = await renderLibrary({
    items: pictures(1, { status: 'processing', progress: 0, imageUrl: null }),
  });
  await tile(1);
  act(() => shell.setEventStatus('closed'));
  const asked = backend.requests.length;

  act(() => shell.setEventStatus('open'));

  await waitFor(() => expect(backend.requests.length).toBeGreaterThan(asked));
});

it('asks for nothing once its page is left, neither what was typed nor what has come', async () => {
  const { shell, backend, unmount } = await renderLibrary({
    items: pictures(1, { status: 'processing', progress: 0, imageUrl: null }),
  });
  await tile(1);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'fox' } });
  act(() => shell.emit({ ...ended(7), status: 'processing', progress: 0 }));
  act(() => shell.setEventStatus('closed'));

  unmount();
  await vi.advanceTimersByTimeAsync(0);
  const asked = backend.requests.length;
  await vi.advanceTimersByTimeAsync(30_000);

  expect(location.search).toBe('');
  expect(backend.requests).toHaveLength(asked);
});
