import { useEffect, useEffectEvent, type ReactNode } from 'react';
import { renewFailedParts } from './lazy-part.tsx';

interface MissingPartProps {
  /** Renders the part again. */
  retry(): void;
  /** What stands in its place. @default nothing */
  children?: ReactNode;
}

/**
 * Stands where a small part of the frame is missing. Its file is asked for again with its next retry: by itself once
 * there is a network, on request of what stands in its place, or with the next thing it has to show.
 */
export function MissingPart({ retry, children }: MissingPartProps) {
  const renderAgain = useEffectEvent(retry);
  useEffect(() => {
    renewFailedParts();
    const handleOnline = (): void => renderAgain();
    addEventListener('online', handleOnline);
    return () => removeEventListener('online', handleOnline);
  }, []);
  return children;
}
