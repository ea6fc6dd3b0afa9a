import type { User } from '@aic/sdk';
import { ErrorBoundary } from '@aic/sdk/host';
import { Suspense, useEffect, useState } from 'react';
import { useServices } from '../core/services-context.tsx';
import { queueTray } from './part.ts';

/** Long enough for the page to have painted what it shows first. */
const LATE_MS = 1500;

/** The queue's button in the bar. It comes after the page: what it says is news, not content. */
export function QueueSlot({ user }: { user: User }) {
  const { telemetry } = useServices();
  const [isDue, setDue] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setDue(true), LATE_MS);
    return () => clearTimeout(timer);
  }, []);
  if (!isDue) return null;
  return (
    // Each tool shows its own jobs without it.
    <ErrorBoundary
      renderFallback={() => null}
      onError={(error) => telemetry.report(error, { phase: 'queue' })}
    >
      <Suspense fallback={null}>
        <queueTray.Part user={user} />
      </Suspense>
    </ErrorBoundary>
  );
}
