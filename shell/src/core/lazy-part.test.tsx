import { ErrorBoundary } from '@aic/sdk/host';
import { act, cleanup, render, screen } from '@testing-library/react';
import { Suspense, type ComponentType } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { lazyPart } from './lazy-part.tsx';

const Page = () => <p>the page</p>;
const missing = (): Promise<ComponentType> => Promise.reject(new Error('404'));

beforeEach(() => {
  vi.useFakeTimers();
  // React repeats on the console what the boundary has caught.
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  cleanup();
});

function open(load: () => Promise<ComponentType>) {
  const { Part, preload } = lazyPart(load);
  const onError = vi.fn<(error: unknown) => void>();
  const show = () =>
    render(
      <ErrorBoundary fallback={<p>could not be loaded</p>} onError={onError}>
        <Suspense fallback={<p>waiting</p>}>
          <Part />
        </Suspense>
      </ErrorBoundary>,
    );
  return { show, preload, onError, pass: (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms)) };
}

it('asks for its file with the first rendering, once', async () => {
  const load = vi.fn<() => Promise<ComponentType>>().mockResolvedValue(Page);
  const { show, pass } = open(load);
  expect(load).not.toHaveBeenCalled();

  show();
  show();
  expect(screen.getAllByText('waiting')).toHaveLength(2);
  await pass(0);

  expect(screen.getAllByText('the page')).toHaveLength(2);
  expect(load).toHaveBeenCalledOnce();
});

it('asks ahead of the rendering when it is preloaded', async () => {
  const load = vi.fn<() => Promise<ComponentType>>().mockResolvedValue(Page);
  const { show, preload, pass } = open(load);

  void preload();
  await pass(0);
  show();
  await pass(0);

  expect(screen.getByText('the page')).toBeTruthy();
  expect(load).toHaveBeenCalledOnce();
});

it('asks once more when the file did not arrive', async () => {
  const load = vi.fn<() => Promise<ComponentType>>().mockImplementationOnce(missing).mockResolvedValue(Page);
  const { show, pass, onError } = open(load);

  show();
  await pass(500);

  expect(screen.getByText('the page')).toBeTruthy();
  expect(onError).not.toHaveBeenCalled();
});

it('renders the fallback after the second failure and reports it: the rest of the page stands', async () => {
  const load = vi.fn<() => Promise<ComponentType>>().mockImplementation(missing);
  const { show, pass, onError } = open(load);

  show();
  await pass(500);

  expect(screen.getByText('could not be loaded')).toBeTruthy();
  expect(onError.mock.calls).toEqual([[new Error('404')]]);
  expect(load).toHaveBeenCalledTimes(2);
});
