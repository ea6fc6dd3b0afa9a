import { useLocation, useNavigate } from '@aic/sdk';
import { useRef } from 'react';
import { itemStateOf, withItem } from '../../address/item-address.ts';

export interface OpenItem {
  /** The order for previous and next; empty when the address came from elsewhere. */
  ids: readonly string[];
  /** Moves on to another item: that adds no step to go back through. @param ids another order @default as it was */
  show(id: string, ids?: readonly string[]): void;
  close(): void;
}

/** The item that is open is in the address, so that Back closes it, as phones expect, and a reload keeps it. */
export function useOpenItem(): OpenItem {
  const location = useLocation();
  const navigate = useNavigate();
  const state = itemStateOf(location.state);
  const ids = state?.itemIds ?? [];
  // The browser goes back a moment after it is asked to, and a second press must not go back once more.
  const isGoingBack = useRef(false);

  return {
    ids,
    show(id, order = ids) {
      const nextState = state && { ...state, itemIds: order };
      void navigate(withItem(location, id), { replace: true, state: nextState });
    },
    close() {
      if (state === null) {
        void navigate(withItem(location, null), { replace: true });
      } else if (!isGoingBack.current) {
        isGoingBack.current = true;
        void navigate(-1);
      }
    },
  };
}
