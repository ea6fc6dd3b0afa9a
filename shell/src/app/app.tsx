import { Announcer } from '@aic/design-system';
import { BrowserRouter, QueryClientProvider, StoreProvider, Styles } from '@aic/sdk/host';
import type { ReactNode } from 'react';
import { ServicesProvider } from '../core/services-context.tsx';
import type { Services } from '../core/services.ts';
import { Toasts } from '../layout/toasts.tsx';
import { Layout } from './layout.tsx';

interface AppProps {
  services: Services;
  /** @default the browser's, which follows the address */
  router?: (page: ReactNode) => ReactNode;
}

const inBrowser = (page: ReactNode) => <BrowserRouter>{page}</BrowserRouter>;

export function App({ services, router = inBrowser }: AppProps) {
  return (
    <Styles>
      <ServicesProvider services={services}>
        <QueryClientProvider client={services.queryClient}>
          <StoreProvider store={services.store} serverState={services.firstState}>
            <Announcer>
              {router(
                <>
                  <Layout />
                  <Toasts />
                </>,
              )}
            </Announcer>
          </StoreProvider>
        </QueryClientProvider>
      </ServicesProvider>
    </Styles>
  );
}
