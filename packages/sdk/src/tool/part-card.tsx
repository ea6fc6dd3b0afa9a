import { useEffect, useEffectEvent, useRef } from 'react';

interface PartCardProps {
  name: string;
  isOnRequest: boolean;
  onRetry(): void;
}

/**
 * Stands where a part of a tool is missing, and makes room for it by itself once there is a network. It wears the
 * classes of the shell's error card, whose styles are in the HTML: the file of a component may be the one that is
 * missing.
 */
export function PartCard({ name, isOnRequest, onRetry }: PartCardProps) {
  const titleRef = useRef<HTMLParagraphElement>(null);
  const retry = useEffectEvent(onRetry);
  useEffect(() => {
    const handleOnline = (): void => retry();
    addEventListener('online', handleOnline);
    return () => removeEventListener('online', handleOnline);
  }, []);
  useEffect(() => {
    if (isOnRequest) titleRef.current?.focus();
  }, [isOnRequest]);

  return (
    <section className="aic-card" role="alert">
      <p className="aic-card-title" tabIndex={-1} ref={titleRef}>
        {name} could not be loaded
      </p>
      <p className="aic-card-text">Its file did not arrive. Everything else works, and nothing is lost.</p>
      <div className="aic-card-actions">
        <button type="button" className="aic-card-primary" onClick={onRetry}>
          Try again
        </button>
      </div>
    </section>
  );
}
