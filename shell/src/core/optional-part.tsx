import { ErrorBoundary } from '@aic/sdk/host';
import { type ReactNode, Suspense } from 'react';
import { useServices } from './services-context.tsx';

/** What a page is whole without: nothing waits for its file, and nothing stands there if it does not arrive. */
export function OptionalPart({ children }: { children: ReactNode }) {
  const { telemetry } = useServices();
  return (
    <ErrorBoundary
      renderFallback={() => null}
      onError={(error) => telemetry.report(error, { phase: 'page' })}
    >
      <Suspense>{children}</Suspense>
    </ErrorBoundary>
  );
}
