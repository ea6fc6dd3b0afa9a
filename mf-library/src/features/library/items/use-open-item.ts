import { useSearchParams, useShell, type ShellApi } from '@aic/sdk';
import { useEffect, useEffectEvent, useRef } from 'react';

/** Shells before 1.8 do not have it. */
interface ItemsOfShell {
  items?: {
    /** Shows an item over the page. @param ids the order that its arrow keys follow */
    open(id: string, ids?: readonly string[]): void;
  };
}

const PARAMETER = 'item';

/**
 * Opens the item view of the shell. Its item is in the address, so it is known when it is left: it may have been
 * changed there.
 */
export function useOpenItem(ids: () => readonly string[], onLeft: (id: string) => void) {
  // Safe because a member that is missing is asked for by its name only.
  const { items } = useShell() as ShellApi & ItemsOfShell;
  const [params, setParams] = useSearchParams();
  const openId = params.get(PARAMETER);
  const lastId = useRef(openId);
  const left = useEffectEvent(onLeft);
  useEffect(() => {
    if (lastId.current !== null && lastId.current !== openId) left(lastId.current);
    lastId.current = openId;
  }, [openId]);

  return (id: string): void => {
    if (items === undefined) {
      setParams((latest) => {
        const next = new URLSearchParams(latest);
        next.set(PARAMETER, id);
        return next;
      });
    } else items.open(id, ids());
  };
}
