import { ToastViewport } from '@aic/design-system';
import { useDispatch, useSelector } from '@aic/sdk';
import type { ShellState } from '../state/store.ts';
import { toastDismissed } from '../state/toast-slice.ts';
import { useServices } from './services-context.tsx';

/** The toast region: everything that was raised, one at a time. */
export function Toasts() {
  const { toastActions } = useServices();
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

  return <ToastViewport toasts={toasts} onDismiss={handleDismiss} />;
}
