import { useRef } from 'react';
import { extended, nothingSelected, type Selection, toggled } from './selection.ts';

interface TileSelectionInput {
  items: ReadonlyArray<{ id: string }>;
  selected: Selection;
  onSelectedChange(selected: Selection): void;
}

/** What presses and keys select. */
export function useTileSelection({ items, selected, onSelectedChange }: TileSelectionInput) {
  /** Where a range begins, and what was selected then: a range that shrinks gives back what it took. */
  const anchor = useRef<{ id: string; base: Selection } | null>(null);
  const ids = (): string[] => items.map(({ id }) => id);

  return {
    toggle(id: string): void {
      const next = toggled(selected, id);
      anchor.current = { id, base: next };
      onSelectedChange(next);
    },
    /** @param from where a range begins that nothing else has begun */
    extendTo(id: string, from: string = id): void {
      const all = ids();
      if (selected.size === 0 || anchor.current === null || !all.includes(anchor.current.id)) {
        anchor.current = { id: from, base: selected };
      }
      const range = { from: all.indexOf(anchor.current.id), to: all.indexOf(id) };
      onSelectedChange(extended(anchor.current.base, all, range));
    },
    all(): void {
      onSelectedChange(new Set(ids()));
    },
    clear(): void {
      anchor.current = null;
      onSelectedChange(nothingSelected);
    },
  };
}
