import { ErrorBoundary } from '@aic/sdk/host';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense, type ComponentType } from 'react';
import { beforeEach, expect, it, vi, type Mock } from 'vitest';
import { lazyPart } from '../core/lazy-part.tsx';
import { PageFailure } from './page-failure.tsx';

const Page = () => <h1>the page</h1>;
const missing = (): Promise<ComponentType> => Promise.reject(new Error('404'));
let load: Mock<() => Promise<ComponentType>>;
let reload: Mock<() => void>;

beforeEach(() => {
  // React repeats on the console what the boundary has caught.
  vi.spyOn(console, 'error').mockImplementation(() => {});
  load = vi.fn<() => Promise<ComponentType>>().mockImplementation(missing);
  reload = vi.fn<() => void>();
});

async function show() {
  const { Part } = lazyPart(load);
  const retriesRef = { current: 0 };
  const page = (key: string, content = <Part />) => (
    <ErrorBoundary
      resetKey={key}
      onError={() => {}}
      renderFallback={(retry) => <PageFailure retriesRef={retriesRef} retry={retry} reload={reload} />}
    >
      <Suspense fallback={null}>{content}</Suspense>
    </ErrorBoundary>
  );
  const { rerender } = render(page('/a'));
  await screen.findByRole('heading', { name: 'This page could not be loaded' }, { timeout: 3000 });
  // Its effects have run: it listens for the network.
  await act(async () => {});
  return {
    user: userEvent.setup(),
    goTo: (key: string, content?: React.JSX.Element) => rerender(page(key, content)),
  };
}

const retry = () => screen.getByRole('button', { name: 'Try again' });
const arrives = () => screen.findByRole('heading', { name: 'the page' });

it('asks for the file again on request, in the same document', async () => {
  const { user } = await show();
  load.mockResolvedValue(Page);

  await user.click(retry());

  expect(await arrives()).toBeTruthy();
  expect(reload).not.toHaveBeenCalled();
});

it('asks again by itself when the network is back', async () => {
  await show();
  load.mockResolvedValue(Page);

  act(() => void dispatchEvent(new Event('online')));

  expect(await arrives()).toBeTruthy();
});

it('gives way to another page, and the file is asked for again on the way back', async () => {
  const { goTo } = await show();
  goTo('/b', <h1>another page</h1>);
  expect(screen.getByRole('heading').textContent).toBe('another page');
  load.mockResolvedValue(Page);

  goTo('/a');

  expect(await arrives()).toBeTruthy();
});

it('loads the document again when asking again was of no use', async () => {
  const { user } = await show();
  await user.click(retry());
  await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(4), { timeout: 3000 });
  await screen.findByRole('heading', { name: 'This page could not be loaded' });

  await user.click(retry());

  expect(reload).toHaveBeenCalledOnce();
});
