import type { GenerationStatus } from '@aic/contract';
import { useEffect, useEffectEvent, useRef } from 'react';

/** Calls back once for each item that goes from processing to completed or failed while this is on the page. */
export function useOutcomes<Item extends { id: string; status: GenerationStatus }>(
  items: readonly Item[] | undefined,
  onOutcome: (item: Item) => void,
): void {
  const processing = useRef(new Set<string>());
  const report = useEffectEvent(onOutcome);
  useEffect(() => {
    for (const item of items ?? []) {
      if (item.status === 'processing') {
        processing.current.add(item.id);
      } else if (processing.current.delete(item.id)) {
        report(item);
      }
    }
  }, [items]);
}
