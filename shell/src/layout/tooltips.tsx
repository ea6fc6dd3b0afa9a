import { ErrorBoundary } from '@aic/sdk/host';
import { Suspense, useEffect, useState } from 'react';
import { lazyPart } from '../core/lazy-part.tsx';
import { MissingPart } from '../core/missing-part.tsx';
import { useServices } from '../core/services-context.tsx';

/** Tooltips: they load with the first thing that has one and is hovered or focused. */
const tooltipLayer = lazyPart(() =>
  import(/* webpackChunkName: "overlays" */ '@aic/design-system/overlays').then(
    ({ TooltipLayer }) => TooltipLayer,
  ),
);

/**
 * Tooltips of the shell and of every tool. Until their code is there, and where it does not come, the browser's own
 * show.
 */
export function Tooltips() {
  const { telemetry } = useServices();
  const [isWanted, setWanted] = useState(false);
  useEffect(() => {
    const stop = new AbortController();
    const check = (event: Event): void => {
      // Its target is what Tab has moved the focus to.
      if (event instanceof KeyboardEvent && event.key !== 'Tab') return;
      if (!(event.target instanceof Element) || event.target.closest('[title]') === null) return;
      setWanted(true);
      stop.abort();
    };
    for (const type of ['pointerover', 'keyup'] as const) {
      document.addEventListener(type, check, { passive: true, signal: stop.signal });
    }
    return () => stop.abort();
  }, []);
  if (!isWanted) return null;
  return (
    <ErrorBoundary
      renderFallback={(retry) => <MissingPart retry={retry} />}
      onError={(error) => telemetry.report(error, { phase: 'tooltips' })}
    >
      <Suspense fallback={null}>
        <tooltipLayer.Part />
      </Suspense>
    </ErrorBoundary>
  );
}
