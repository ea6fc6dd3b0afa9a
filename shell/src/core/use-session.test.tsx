import { QueryClientProvider } from '@aic/sdk/host';
import { apiError, createFakeApi, FAKE_USER } from '@aic/sdk/testing';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ServicesProvider } from './services-context.tsx';
import { createServices } from './services.ts';
import { useSession } from './use-session.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

type Respond = () => object | Promise<object>;

/** The session of a page whose user check `respond` answers. */
function openPage(respond: Respond) {
  const backend = createFakeApi({ 'GET /api/auth/user': respond });
  vi.stubGlobal('fetch', backend.fetch);
  const services = createServices({ schema: 1, generation: 0, remotes: {} });
  const { result } = renderHook(useSession, {
    wrapper: ({ children }) => (
      <ServicesProvider services={services}>
        <QueryClientProvider client={services.queryClient}>{children}</QueryClientProvider>
      </ServicesProvider>
    ),
  });
  return { session: () => result.current, backend };
}

describe('the session', () => {
  it('[4.auth.states] is loading until the user check is answered', () => {
    const { session } = openPage(() => new Promise<never>(() => {}));

    expect(session()).toEqual({ state: 'loading' });
  });

  it('[4.auth.states] is signed in with a user and no error', async () => {
    const { session } = openPage(() => FAKE_USER);

    await waitFor(() => expect(session()).toEqual({ state: 'signed-in', user: FAKE_USER }));
  });

  it.each([
    ['a 401', () => apiError(401, { message: 'Sign in to go on.' })],
    ['a 401 without a body', () => new Response('', { status: 401 })],
    [
      "an error that contains 'Unauthorized'",
      () => new Response('Unauthorized by the proxy', { status: 500 }),
    ],
  ])('[4.auth.states] counts %s as logged out, not as loading', async (_what, response) => {
    const { session, backend } = openPage(response);

    await waitFor(() => expect(session()).toEqual({ state: 'signed-out' }));
    expect(backend.requests).toHaveLength(1);
  });

  it.each([
    ['the server fails', () => apiError(503, { message: 'Down.' })],
    ['nothing answers', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('says that it does not know when %s, and finds out on retry', async (_what, broken: Respond) => {
    const { session, backend } = openPage(broken);
    await waitFor(() => expect(session().state).toBe('unknown'));

    backend.handlers['GET /api/auth/user'] = () => FAKE_USER;
    const unknown = session();
    act(() => {
      if (unknown.state === 'unknown') {
        unknown.retry();
      }
    });

    await waitFor(() => expect(session().state).toBe('signed-in'));
  });
});
