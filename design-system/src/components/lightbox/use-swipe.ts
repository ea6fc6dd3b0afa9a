import { type PointerEvent, useRef } from 'react';

/** A finger that moves by less has pressed, or trembled. */
const SWIPE_PX = 48;

interface Swipe {
  onPrevious?: (() => void) | undefined;
  onNext?: (() => void) | undefined;
}

/** A drag has another meaning there. */
const DRAGGED = 'video, audio, [role="slider"], :has(> [role="slider"]), [data-zoomed]';

/** A finger that moves over the stage sideways leads to the item at that side. Up and down it scrolls. */
export function useSwipe({ onPrevious, onNext }: Swipe) {
  const start = useRef<{ x: number; y: number; id: number } | null>(null);
  return {
    onPointerDown: ({ pointerType, isPrimary, target, clientX, clientY, pointerId }: PointerEvent): void => {
      const isControl = target instanceof Element && target.closest(DRAGGED) !== null;
      // A second finger means zoom.
      start.current =
        pointerType === 'touch' && isPrimary && !isControl ? { x: clientX, y: clientY, id: pointerId } : null;
    },
    onPointerUp: ({ clientX, clientY, pointerId }: PointerEvent): void => {
      const from = start.current;
      start.current = null;
      if (from?.id !== pointerId) return;
      const x = clientX - from.x;
      const isSideways = Math.abs(x) >= SWIPE_PX && Math.abs(x) > 2 * Math.abs(clientY - from.y);
      if (isSideways) (x > 0 ? onPrevious : onNext)?.();
    },
    onPointerCancel: (): void => {
      start.current = null;
    },
  };
}
