import { Link, useNavigate } from '@aic/sdk';
import { BrowserRouter, QueryClientProvider, StoreProvider } from '@aic/sdk/host';
import { apiError, createFakeApi, FAKE_USER } from '@aic/sdk/testing';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { useEffect } from 'react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { useServices, ServicesProvider } from '../core/services-context.tsx';
import { createServices } from '../core/services.ts';
import { Toasts } from './toasts.tsx';

// Compiled once here, so that no test measures the compiler.
beforeAll(() => import('@aic/design-system/toast').then(() => undefined));

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const signedIn = () => FAKE_USER;
const signedOut = () => apiError(401, { message: 'Sign in to go on.' });

/** What the layout does for navigation. */
function Pages() {
  const { connect } = useServices();
  const navigate = useNavigate();
  useEffect(() => connect({ navigate: (to) => void navigate(to), announce: () => {} }), [connect, navigate]);
  return <Link to="/about">About</Link>;
}

async function openPage(path: string, user: () => object) {
  history.replaceState(null, '', path);
  const backend = createFakeApi({ 'GET /api/auth/user': user });
  vi.stubGlobal('fetch', backend.fetch);
  const services = createServices({ schema: 1, generation: 0, remotes: {} });
  render(
    <ServicesProvider services={services}>
      <QueryClientProvider client={services.queryClient}>
        <StoreProvider store={services.store}>
          <BrowserRouter>
            <Pages />
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

  it('[9.toast] shows the newest alone, and runs its action', async () => {
    const { toast, store } = await openPage('/', signedIn);
    const run = vi.fn<() => void>();

    act(() => {
      toast({ title: 'Login failed', variant: 'destructive', action: { label: 'Try again', run: () => {} } });
      toast({ title: 'Error', action: { label: 'See plans', run } });
    });

    expect(await screen.findByText('Error')).toBeTruthy();
    expect(screen.queryByText('Login failed')).toBeNull();
    act(() => screen.getByRole('button', { name: 'See plans' }).click());
    expect(run).toHaveBeenCalledOnce();
    await waitFor(() => expect(store.getState().toasts.current).toBeNull());
  });

  it('loses an error when the user goes to another page, and keeps a success', async () => {
    const { toast } = await openPage('/', signedIn);

    act(() => toast({ title: 'Error', variant: 'destructive' }));
    await screen.findByText('Error');
    act(() => screen.getByRole('link', { name: 'About' }).click());
    await waitFor(() => expect(screen.queryByText('Error')).toBeNull());

    act(() => toast({ title: 'Success' }));
    await screen.findByText('Success');
    act(() => history.back());
    await waitFor(() => expect(location.pathname).toBe('/'));
    expect(screen.getByText('Success')).toBeTruthy();
  });

  it('keeps an error whose own flow leads to another page, until the user goes on', async () => {
    const { toast, navigate } = await openPage('/subscribe', signedIn);
    act(() => toast({ title: 'Setup Error', variant: 'destructive' }));
    await screen.findByText('Setup Error');

    act(() => navigate('/pricing'));
    expect(location.pathname).toBe('/pricing');
    expect(screen.getByText('Setup Error')).toBeTruthy();

    act(() => screen.getByRole('link', { name: 'About' }).click());
    await waitFor(() => expect(screen.queryByText('Setup Error')).toBeNull());
  });

  it('goes at a press that costs something', async () => {
    const { toast, clearToasts } = await openPage('/', signedIn);
    act(() => toast({ title: 'Copied!' }));
    await screen.findByText('Copied!');

    act(() => clearToasts());

    expect(screen.queryByText('Copied!')).toBeNull();
  });
});
