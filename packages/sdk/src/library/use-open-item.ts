import { isOptimistic, useShell } from '@aic/sdk';

interface Listed {
  id: string;
}

/**
 * For the items of a list: a press opens the shell's view of one, and previous and next follow the list.
 * Undefined for an item that the server has not confirmed yet.
 */
export function useOpenItem(
  items: readonly Listed[] | undefined,
): (item: Listed) => (() => void) | undefined {
  const shell = useShell();
  return (item) => {
    if (isOptimistic(item)) return undefined;
    return () =>
      shell.items.open(
        item.id,
        items?.filter((other) => !isOptimistic(other)).map(({ id }) => id),
      );
  };
}
