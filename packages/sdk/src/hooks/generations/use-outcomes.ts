import type { GenerationStatus } from '@aic/contract';
import { useEffect, useEffectEvent, useRef } from 'react';

interface OfPress {
  status: GenerationStatus;
  batchId?: string | null | undefined;
}

/** Whether another result of the same press is still being made: then it is too early to say that it is ready. */
export const isPressUnderWay = (items: readonly OfPress[], { batchId = null }: OfPress): boolean =>
  batchId !== null && items.some((other) => other.batchId === batchId && other.status === 'processing');

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
