import { ErrorBoundary } from '@aic/sdk/host';
import { act, render, screen } from '@testing-library/react';
import { Suspense, type ComponentType } from 'react';
import { beforeEach, expect, it, vi, type Mock } from 'vitest';
import { lazyPart } from './lazy-part.tsx';
import { MissingPart } from './missing-part.tsx';

type Load = () => Promise<ComponentType>;
let load: Mock<Load>;

beforeEach(() => {
  vi.useFakeTimers();
  // React repeats on the console what the boundary has caught.
  vi.spyOn(console, 'error').mockImplementation(() => {});
  load = vi.fn<Load>().mockRejectedValue(new Error('404'));
});

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

/** A region that shows one message at a time, and whose file has not arrived. */
async function show() {
  const { Part } = lazyPart(load);
  const region = (message: string) => (
    <ErrorBoundary
      resetKey={message}
      onError={() => {}}
      renderFallback={(retry) => (
        <MissingPart retry={retry}>
          <button type="button" onClick={retry}>
            again
          </button>
        </MissingPart>
      )}
    >
      <Suspense fallback={null}>
        <Part />
      </Suspense>
    </ErrorBoundary>
  );
  const { rerender } = render(region('first'));
  await pass(500);
  expect(load).toHaveBeenCalledTimes(2);
  load.mockResolvedValue(() => <p>the region</p>);
  return { say: (message: string) => rerender(region(message)) };
}

it('asks for the file again with the next thing to show', async () => {
  const { say } = await show();

  say('second');
  await pass(0);

  expect(screen.getByText('the region')).toBeTruthy();
});

it('asks again by itself when the network is back', async () => {
  await show();

  act(() => void dispatchEvent(new Event('online')));
  await pass(0);

  expect(screen.getByText('the region')).toBeTruthy();
});

it('asks again on request', async () => {
  await show();

  act(() => screen.getByRole('button', { name: 'again' }).click());
  await pass(0);

  expect(screen.getByText('the region')).toBeTruthy();
});

it('does not ask by itself while nothing has changed', async () => {
  await show();

  await pass(60_000);

  expect(load).toHaveBeenCalledTimes(2);
});
