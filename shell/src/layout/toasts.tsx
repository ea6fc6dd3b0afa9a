import { useDispatch, useLocation, useSelector } from '@aic/sdk';
import { ErrorBoundary } from '@aic/sdk/host';
import { Suspense, useEffect } from 'react';
import { lazyPart } from '../core/lazy-part.tsx';
import { MissingPart } from '../core/missing-part.tsx';
import { useServices } from '../core/services-context.tsx';
import { useSession } from '../core/use-session.ts';
import type { ShellState } from '../state/store.ts';
import { toastDismissed, type Toast } from '../state/toast-slice.ts';

/** The toast region: it loads once there may be a toast. */
const toastViewport = lazyPart(() =>
  import(/* webpackChunkName: "toast" */ '@aic/design-system/toast').then(
    ({ ToastViewport }) => ToastViewport,
  ),
);

/**
 * The toast region: the newest toast. A visitor who only looks around causes none, so the region loads once a
 * user is signed in or about to sign in, or with the first toast.
 */
export function Toasts() {
  const { toastActions, pageOpened, telemetry } = useServices();
  const isSignedIn = useSession().state === 'signed-in';
  const { pathname } = useLocation();
  const dispatch = useDispatch();
  const current = useSelector((state: ShellState) => state.toasts.current);

  useEffect(() => pageOpened(pathname), [pageOpened, pathname]);

  const handleDismiss = (id: string): void => {
    toastActions.delete(id);
    dispatch(toastDismissed(id));
  };

  if (!isSignedIn && pathname !== '/auth' && current === null) {
    return null;
  }
  return (
    <ErrorBoundary
      resetKey={current?.id}
      renderFallback={(retry) => <MissingPart retry={retry} />}
      onError={(error) => telemetry.report(error, { phase: 'toasts' })}
    >
      <Suspense fallback={null}>
        <toastViewport.Part toast={current && withAction(current, toastActions)} onDismiss={handleDismiss} />
      </Suspense>
    </ErrorBoundary>
  );
}

function withAction({ actionLabel, ...toast }: Toast, actions: ReadonlyMap<string, () => void>) {
  return {
    ...toast,
    action:
      actionLabel === undefined
        ? undefined
        : { label: actionLabel, onSelect: () => actions.get(toast.id)?.() },
  };
}
