import { type DragEvent, useEffect, useState } from 'react';
import { carriesFiles, carriesItem, carriesLink, droppedFiles, droppedItem } from './transferred-files.ts';

interface FileDrag {
  /** Something that it takes hangs over the area. */
  isDragging: boolean;
  /** For the area's element. */
  dragProps: {
    onDragEnter: (event: DragEvent) => void;
    onDragOver: (event: DragEvent) => void;
    onDragLeave: (event: DragEvent) => void;
    onDrop: (event: DragEvent) => void;
  };
}

interface DropHandlers {
  onFiles: (files: readonly File[]) => void;
  /** A link was dropped: the browser would open it elsewhere, as if nothing had been meant. */
  onLink: () => void;
  /** A tile of the product was dropped. @default it is a link like any other */
  onItem?: ((id: string) => void) | undefined;
}

/** Dropping files on an area. While it is on the page, a drop that misses it does nothing. */
export function useFileDrag(isDisabled: boolean, { onFiles, onLink, onItem }: DropHandlers): FileDrag {
  const [isOver, setIsOver] = useState(false);

  useEffect(() => {
    document.addEventListener('dragover', refuse);
    document.addEventListener('drop', refuse);
    return () => {
      document.removeEventListener('dragover', refuse);
      document.removeEventListener('drop', refuse);
    };
  }, []);

  const handleEnter = (event: DragEvent): void => {
    if (isDisabled) return;
    const isTaken =
      carriesFiles(event.dataTransfer) || (onItem !== undefined && carriesItem(event.dataTransfer));
    if (isTaken || carriesLink(event.dataTransfer)) {
      event.preventDefault();
      // What every source allows: another effect would let no drop happen.
      event.dataTransfer.dropEffect = 'copy';
      setIsOver(isTaken);
    }
  };

  return {
    isDragging: isOver && !isDisabled,
    dragProps: {
      onDragEnter: handleEnter,
      onDragOver: handleEnter,
      onDragLeave: ({ currentTarget, relatedTarget }) => {
        // Moving between the area's own children leaves one of them, not the area.
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) {
          setIsOver(false);
        }
      },
      onDrop: (event) => {
        setIsOver(false);
        if (isDisabled) return;
        if (carriesFiles(event.dataTransfer)) {
          event.preventDefault();
          onFiles(droppedFiles(event.dataTransfer));
        } else if (onItem !== undefined && carriesItem(event.dataTransfer)) {
          event.preventDefault();
          onItem(droppedItem(event.dataTransfer));
        } else if (carriesLink(event.dataTransfer)) {
          event.preventDefault();
          onLink();
        }
      },
    },
  };
}

/** The browser would open a missed file in place of the page, and the draft would be gone. */
function refuse(event: globalThis.DragEvent): void {
  if (!event.defaultPrevented && event.dataTransfer && carriesFiles(event.dataTransfer)) {
    event.preventDefault();
    event.dataTransfer.dropEffect = 'none';
  }
}
