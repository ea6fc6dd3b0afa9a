import { useDispatch, useLocation, useSelector } from '@aic/sdk';
import { ErrorBoundary } from '@aic/sdk/host';
import { Suspense } from 'react';
import type { ShellState } from '../state/store.ts';
import { toastDismissed } from '../state/toast-slice.ts';
import { toastViewport } from './parts.ts';
import { useServices } from './services-context.tsx';
import { useSession } from './use-session.ts';

/**
 * The toast region: all toasts, one at a time. A visitor who only looks around causes none, so the region loads once a
 * user is signed in or about to sign in, or with the first toast.
 */
export function Toasts() {
  const { toastActions, telemetry } = useServices();
  const isSignedIn = useSession().state === 'signed-in';
  const isOnAuth = useLocation().pathname === '/auth';
  const dispatch = useDispatch();
  const queue = useSelector((state: ShellState) => state.toasts.queue);
  const toasts = queue.map(({ actionLabel, ...toast }) => ({
    ...toast,
    action:
      actionLabel === undefined
        ? undefined
        : { label: actionLabel, onSelect: () => toastActions.get(toast.id)?.() },
  }));

  const handleDismiss = (id: string): void => {
    toastActions.delete(id);
    dispatch(toastDismissed(id));
  };

  if (!isSignedIn && !isOnAuth && queue.length === 0) {
    return null;
  }
  return (
    <ErrorBoundary fallback={null} onError={(error) => telemetry.report(error, { phase: 'toasts' })}>
      <Suspense fallback={null}>
        <toastViewport.Part toasts={toasts} onDismiss={handleDismiss} />
      </Suspense>
    </ErrorBoundary>
  );
}
