import { useEffect, useState } from 'react';
import type { Changed } from './use-library-changes.ts';

const UNDO_MS = 10_000;

interface Undoable {
  text: string;
  changed: Changed;
  removedIds: readonly string[] | null;
}

/** The last change that can be undone, for ten seconds; as long as the pointer or the focus is on it, it stays. */
export function useUndo() {
  const [last, setLast] = useState<Undoable | null>(null);
  const [isHeld, setHeld] = useState(false);

  useEffect(() => {
    if (last === null || isHeld) return undefined;
    const timer = setTimeout(() => setLast(null), UNDO_MS);
    return () => clearTimeout(timer);
  }, [last, isHeld]);

  return {
    text: last?.text ?? null,
    /** Of what was removed; null where it can only be taken back. */
    removedIds: last?.removedIds ?? null,
    /** @param isInBin it can also be deleted at once */
    offer(text: string, changed: Changed, isInBin = false): void {
      setHeld(false);
      setLast({ text, changed, removedIds: isInBin ? changed.ids : null });
    },
    hold: (isOn: boolean) => setHeld(isOn),
    undo(): void {
      last?.changed.undo();
      setLast(null);
    },
    dismiss: () => setLast(null),
  };
}
