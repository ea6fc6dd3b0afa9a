import type { User } from '@aic/sdk';
import { ErrorBoundary } from '@aic/sdk/host';
import { Suspense, useEffect, useState } from 'react';
import { MissingPart } from '../core/missing-part.tsx';
import { useServices } from '../core/services-context.tsx';
import { PALETTE_ASKED } from '../state/palette-asked.ts';
import type { PaletteView } from './palette-view.ts';
import { palette } from './part.ts';

/** Listens for the keys that open the palette, and for its button. Its file loads with the first of them. */
export function PaletteSlot({ user }: { user: User }) {
  const { telemetry, toast } = useServices();
  const [view, setView] = useState<PaletteView | null>(null);
  useEffect(() => {
    const open = (event: KeyboardEvent): void => {
      const asked = viewOf(event);
      if (asked === null) return;
      event.preventDefault();
      setView(asked);
    };
    const show = (): void => setView('commands');
    addEventListener('keydown', open);
    addEventListener(PALETTE_ASKED, show);
    return () => {
      removeEventListener('keydown', open);
      removeEventListener(PALETTE_ASKED, show);
    };
  }, []);
  if (view === null) return null;
  return (
    <ErrorBoundary
      resetKey={view}
      renderFallback={(retry) => <MissingPart retry={retry} />}
      onError={(error) => {
        telemetry.report(error, { phase: 'palette' });
        toast({ title: 'The search could not be opened', variant: 'destructive' });
        setView(null);
      }}
    >
      <Suspense fallback={null}>
        <palette.Part user={user} view={view} onViewChange={setView} />
      </Suspense>
    </ErrorBoundary>
  );
}

function viewOf({ key, ctrlKey, metaKey, altKey, shiftKey, target }: KeyboardEvent): PaletteView | null {
  const isCommand = (ctrlKey || metaKey) && !altKey && !shiftKey;
  if (isCommand && key.toLowerCase() === 'k') return 'commands';
  const isTyping = target instanceof Element && target.closest('input, textarea, select') !== null;
  return key === '?' && !ctrlKey && !metaKey && !isTyping ? 'keys' : null;
}
