import type { Generation } from '@aic/contract';
import type { ToastInput } from '../../contract/shell-api.ts';
import { useShell } from '../../tool/shell-context.tsx';
import { isPressUnderWay, useOutcomes } from './use-outcomes.ts';

/** How a tool says that a job has failed: in the toast, and in the item where the server gives no reason. */
export interface FailureTexts {
  /** E.g. 'Generation Failed'. */
  title: string;
  /** E.g. 'Failed to generate video'. */
  text: string;
}

interface OutcomeTexts<Item> {
  failure: FailureTexts;
  /** Left out where a ready toast says that an item is completed. */
  completed?(item: Item): ToastInput | undefined;
  /** Left out where the cancel itself says what came of it. */
  cancelled?(item: Item): ToastInput;
}

/** Says how each item has ended, once, while this is on the page; of several results that they are ready, once. The balance is asked for again each time. */
export function useOutcomeToasts<Item extends Generation>(
  items: readonly Item[] | undefined,
  { failure, completed, cancelled }: OutcomeTexts<Item>,
): void {
  const { toast, credits } = useShell();
  const toastFor = (item: Item): ToastInput | undefined => {
    if (item.status === 'completed') {
      return items && isPressUnderWay(items, item) ? undefined : completed?.(item);
    }
    if (isCancelled(item)) return cancelled?.(item);
    return { title: failure.title, description: item.error ?? failure.text, variant: 'destructive' };
  };
  useOutcomes(items, (item) => {
    credits.invalidate();
    const message = toastFor(item);
    if (message !== undefined) toast(message);
  });
}

/** Whether its user has stopped it. A gateway from before the member says so by the text alone, which is English. */
export const isCancelled = ({
  isCancelled: isSaid,
  error,
}: Pick<Generation, 'isCancelled' | 'error'>): boolean => isSaid ?? error === 'Cancelled';
