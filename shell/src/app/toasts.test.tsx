import { BrowserRouter, QueryClientProvider, StoreProvider } from '@aic/sdk/host';
import { apiError, createFakeApi, FAKE_USER } from '@aic/sdk/testing';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { ServicesProvider } from './services-context.tsx';
import { createServices } from './services.ts';
import { Toasts } from './toasts.tsx';

// Compiled once here, so that no test measures the compiler.
beforeAll(() => import('@aic/design-system/toast').then(() => undefined));

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const signedIn = () => FAKE_USER;
const signedOut = () => apiError(401, { message: 'Sign in to go on.' });

async function openPage(path: string, user: () => object) {
  history.replaceState(null, '', path);
  const far = createFakeApi({ 'GET /api/auth/user': user });
  vi.stubGlobal('fetch', far.fetch);
  const services = createServices({ schema: 1, generation: 0, sig: '', remotes: {} });
  render(
    <ServicesProvider services={services}>
      <QueryClientProvider client={services.queryClient}>
        <StoreProvider store={services.store}>
          <BrowserRouter>
            <Toasts />
          </BrowserRouter>
        </StoreProvider>
      </QueryClientProvider>
    </ServicesProvider>,
  );
  await waitFor(() => expect(services.queryClient.isFetching()).toBe(0));
  return services;
}

const region = () => screen.queryByRole('region', { name: /Notifications/ });

describe('the toast region', () => {
  it('is not there for a visitor who only looks around', async () => {
    await openPage('/', signedOut);

    // Its file is loaded already: a region that is wanted would be there by the next task.
    await act(() => new Promise((resolve) => setTimeout(resolve, 0)));
    expect(region()).toBeNull();
  });

  it('comes with the first toast', async () => {
    const { toast } = await openPage('/', signedOut);

    act(() => toast({ title: 'Copied!' }));

    expect(await screen.findByText('Copied!')).toBeTruthy();
  });

  it('[9.toast] stands ready, for F8, while a user is signed in or about to be', async () => {
    await openPage('/', signedIn);
    await waitFor(() => expect(region()).not.toBeNull());
  });

  it('stands ready on the sign-in page', async () => {
    await openPage('/auth', signedOut);
    await waitFor(() => expect(region()).not.toBeNull());
  });

  it('[9.toast] shows one at a time, the oldest first, and runs the action of the one on show', async () => {
    const { toast, store } = await openPage('/', signedIn);
    const run = vi.fn<() => void>();

    act(() => {
      toast({ title: 'Error', action: { label: 'See plans', run } });
      toast({ title: 'Success' });
    });

    expect(await screen.findByText('Error')).toBeTruthy();
    expect(screen.queryByText('Success')).toBeNull();
    act(() => screen.getByRole('button', { name: 'See plans' }).click());
    expect(await screen.findByText('Success')).toBeTruthy();
    expect(run).toHaveBeenCalledOnce();
    expect(store.getState().toasts.queue.map(({ title }) => title)).toEqual(['Success']);
  });
});
