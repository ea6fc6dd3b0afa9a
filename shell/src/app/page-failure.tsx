import { ErrorState } from '@aic/design-system';
import { useEffect, useEffectEvent, type RefObject } from 'react';
import { renewFailedParts } from '../core/lazy-part.tsx';

interface PageFailureProps {
  /** How often the user has pressed Retry since this document was loaded. */
  retriesRef: RefObject<number>;
  /** Renders the page again. */
  retry(): void;
  /** Loads the document again. */
  reload(): void;
}

/**
 * The file of a page did not arrive. It is asked for again on request, and by itself once there is a network. When
 * that is of no use the document may be older than the files of the server, so the next request loads it anew.
 */
export function PageFailure({ retriesRef, retry, reload }: PageFailureProps) {
  const renderAgain = useEffectEvent(() => {
    renewFailedParts();
    retry();
  });
  useEffect(() => {
    const handleOnline = (): void => renderAgain();
    addEventListener('online', handleOnline);
    return () => {
      removeEventListener('online', handleOnline);
      // Going to another page and back asks for it again.
      renewFailedParts();
    };
  }, []);

  const handleRetry = (): void => {
    retriesRef.current += 1;
    if (retriesRef.current > 1 && navigator.onLine) {
      reload();
    } else {
      renewFailedParts();
      retry();
    }
  };
  return (
    <ErrorState
      level={1}
      title="This page could not be loaded"
      description="Its file did not arrive. Nothing of yours is lost."
      onRetry={handleRetry}
    />
  );
}
