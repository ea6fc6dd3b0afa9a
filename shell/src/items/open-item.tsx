import { Button, ErrorState } from '@aic/design-system';
import { type User, useLocation, useNavigate } from '@aic/sdk';
import { ErrorBoundary } from '@aic/sdk/host';
import { Suspense, useEffect } from 'react';
import { addressOfToday, itemIdOf } from '../address/item-address.ts';
import { MissingPart } from '../core/missing-part.tsx';
import { useServices } from '../core/services-context.tsx';
import { itemView } from './part.ts';

/** The item that the address names, over whatever page is open. */
export function OpenItem({ user }: { user: User }) {
  const { telemetry } = useServices();
  const location = useLocation();
  const navigate = useNavigate();
  const id = itemIdOf(location.search);
  const today = addressOfToday(location);
  useEffect(() => {
    if (today !== null) void navigate(today, { replace: true });
  }, [navigate, today]);
  return (
    <ErrorBoundary
      resetKey={id}
      renderFallback={(retry) => (
        <MissingPart retry={retry}>
          <ErrorState
            level={2}
            title="The item could not be shown"
            description="Nothing of yours is lost."
            onRetry={retry}
            actions={<Button onClick={() => history.back()}>Back</Button>}
          />
        </MissingPart>
      )}
      onError={(error) => telemetry.report(error, { phase: 'item' })}
    >
      <Suspense fallback={null}>{id !== null && <itemView.Part user={user} id={id} />}</Suspense>
    </ErrorBoundary>
  );
}
