import type { Registry } from '@aic/sdk';
import { BrowserRouter, QueryClientProvider, StoreProvider } from '@aic/sdk/host';
import { apiError, createFakeApi } from '@aic/sdk/testing';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { vi } from 'vitest';
import { ServicesProvider } from '../core/services-context.tsx';
import { createServices } from '../core/services.ts';
import { hideLinkToken } from '../features/mail-links/link-token.ts';

/**
 * A page of the shell at an address, over a fake server. No user is signed in unless a handler says so. The
 * registry is in the page.
 */
export function renderPage(
  page: ReactNode,
  path: string,
  handlers: Parameters<typeof createFakeApi>[0] = {},
  remotes: Registry['remotes'] = {},
) {
  const backend = createFakeApi({
    'GET /api/auth/user': () => apiError(401, { message: 'Unauthorized' }),
    ...handlers,
  });
  vi.stubGlobal('fetch', backend.fetch);
  history.replaceState(null, '', path);
  hideLinkToken();
  const services = createServices({ schema: 1, generation: 0, remotes });
  render(
    <ServicesProvider services={services}>
      <QueryClientProvider client={services.queryClient}>
        <StoreProvider store={services.store}>
          <BrowserRouter>{page}</BrowserRouter>
        </StoreProvider>
      </QueryClientProvider>
    </ServicesProvider>,
  );
  return { backend, services, user: userEvent.setup() };
}
