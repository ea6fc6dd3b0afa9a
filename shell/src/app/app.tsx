import { Announcer } from '@aic/design-system';
import { BrowserRouter, QueryClientProvider, StoreProvider } from '@aic/sdk/host';
import { Layout } from './layout.tsx';
import { ServicesProvider } from './services-context.tsx';
import type { Services } from './services.ts';
import { Toasts } from './toasts.tsx';

export function App({ services }: { services: Services }) {
  return (
    <ServicesProvider services={services}>
      <QueryClientProvider client={services.queryClient}>
        <StoreProvider store={services.store}>
          <Announcer>
            <BrowserRouter>
              <Layout />
              <Toasts />
            </BrowserRouter>
          </Announcer>
        </StoreProvider>
      </QueryClientProvider>
    </ServicesProvider>
  );
}
