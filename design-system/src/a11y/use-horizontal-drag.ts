import { type DOMAttributes, type PointerEvent, useState } from 'react';

type Handler = 'onPointerDown' | 'onPointerMove' | 'onPointerUp' | 'onPointerCancel';
type Handlers = Pick<DOMAttributes<HTMLDivElement>, Handler>;

interface HorizontalDragOptions {
  /** At the press and at every move. `share` is 0 at the element's left edge and 1 at its right one. */
  onMove: (share: number) => void;
  /** Let go. */
  onEnd?: (share: number) => void;
  /** The browser took the gesture, to scroll for example: nothing is meant. */
  onCancel?: () => void;
  isDisabled?: boolean;
  /** The element's further handlers, called first. */
  handlers?: Handlers;
}

interface HorizontalDrag {
  isDragging: boolean;
  /** For the element whose width is the range; it wants `touch-action: pan-y`. */
  dragProps: Record<Handler, (event: PointerEvent<HTMLDivElement>) => void>;
}

/** Follows one pointer along an element, from press to release, also when it leaves the element. */
export function useHorizontalDrag(options: HorizontalDragOptions): HorizontalDrag {
  const { onMove, onEnd, onCancel, isDisabled = false, handlers = {} } = options;
  const [isDragging, setIsDragging] = useState(false);

  return {
    isDragging,
    dragProps: {
      onPointerDown: (event) => {
        handlers.onPointerDown?.(event);
        if (isDisabled || !event.isPrimary || event.button !== 0) {
          return;
        }
        // Otherwise the press begins a selection.
        event.preventDefault();
        event.currentTarget.setPointerCapture(event.pointerId);
        setIsDragging(true);
        onMove(shareAt(event));
      },
      onPointerMove: (event) => {
        handlers.onPointerMove?.(event);
        if (event.currentTarget.hasPointerCapture(event.pointerId)) {
          onMove(shareAt(event));
        }
      },
      onPointerUp: (event) => {
        handlers.onPointerUp?.(event);
        if (event.currentTarget.hasPointerCapture(event.pointerId)) {
          setIsDragging(false);
          onEnd?.(shareAt(event));
        }
      },
      onPointerCancel: (event) => {
        handlers.onPointerCancel?.(event);
        setIsDragging(false);
        onCancel?.();
      },
    },
  };
}

function shareAt({ currentTarget, clientX }: PointerEvent<HTMLElement>): number {
  const { left, width } = currentTarget.getBoundingClientRect();
  return width === 0 ? 0 : Math.min(Math.max((clientX - left) / width, 0), 1);
}
