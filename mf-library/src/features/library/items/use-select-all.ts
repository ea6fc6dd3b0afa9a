import type { Selection } from '@aic/design-system/gallery';
import { errorText, useMutation, useShell } from '@aic/sdk';
import { useEffect, useState } from 'react';
import type { LibraryItems } from './use-library-items.ts';

interface SelectAllInput {
  list: LibraryItems;
  /** Tells views apart. */
  view: string;
  selected: Selection;
  onSelectedChange(selected: Selection): void;
}

/** Selects all of a view, also what was not scrolled to. Another selection or view meanwhile ends it. */
export function useSelectAll({ list, view, selected, onSelectedChange }: SelectAllInput) {
  const { toast } = useShell();
  const [reading, setReading] = useState<{ stop: AbortController; view: string; selected: Selection }>();
  const isCurrent = reading?.view === view && reading.selected === selected;
  useEffect(() => {
    if (!isCurrent) return undefined;
    return () => reading?.stop.abort();
  }, [reading, isCurrent]);
  const { mutate, isPending } = useMutation({
    mutationFn: ({ signal }: AbortController) => list.readAll(signal),
    onSuccess: (items, { signal }) => {
      if (!signal.aborted) onSelectedChange(new Set(items.map(({ id }) => id)));
    },
    onError: (error, { signal }) => {
      if (signal.aborted) return;
      toast({
        title: 'Not everything is selected',
        description: errorText(error, 'The rest of the list did not arrive. Please try again.'),
        variant: 'destructive',
      });
    },
  });
  const isAll = !list.hasMore && selected.size >= list.items.length;

  return {
    isSelectingAll: isPending,
    /** Null: nothing is left to select. */
    onSelectAll: isAll
      ? null
      : (): void => {
          const stop = new AbortController();
          setReading({ stop, view, selected });
          mutate(stop);
        },
  };
}
