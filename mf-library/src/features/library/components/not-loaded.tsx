import { ErrorState } from '@aic/design-system';
import { useSyncExternalStore } from 'react';

/** The first page did not arrive. */
export function NotLoaded({ onRetry, isRetrying }: { onRetry(): void; isRetrying: boolean }) {
  const isOnline = useIsOnline();
  return (
    <ErrorState
      level={2}
      title={isOnline ? 'Your library could not be loaded' : 'You are offline'}
      description={
        isOnline
          ? 'The server did not answer. Nothing is lost, and nothing was charged.'
          : 'Your library is shown as soon as there is a connection. Nothing is lost.'
      }
      onRetry={onRetry}
      isRetrying={isRetrying}
    />
  );
}

const useIsOnline = (): boolean =>
  useSyncExternalStore(
    onConnection,
    () => navigator.onLine,
    () => true,
  );

function onConnection(listener: () => void): () => void {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
}
