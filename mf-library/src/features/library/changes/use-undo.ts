import { useEffect, useState } from 'react';
import type { Changed } from './use-library-changes.ts';

const UNDO_MS = 10_000;

interface Undoable {
  text: string;
  changed: Changed;
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
    offer(text: string, changed: Changed): void {
      setHeld(false);
      setLast({ text, changed });
    },
    hold: (isOn: boolean) => setHeld(isOn),
    undo(): void {
      last?.changed.undo();
      setLast(null);
    },
    dismiss: () => setLast(null),
  };
}
