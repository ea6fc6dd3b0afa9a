import { useQuery, useShell } from '@aic/sdk';
import { libraryAroundQuery } from '@aic/sdk/library';
import { useState } from 'react';

/** So many items before its end the order is read again, around the item that is open then. */
const EDGE = 3;

interface LibraryOrder {
  /** Newest first; empty until it has been read. */
  ids: readonly string[];
  /** Takes an item out that is about to go, and reads the order again around the one that is shown next. */
  takeOut(id: string, nextId: string): void;
}

/** The order for previous and next of an item that no list has opened: the library around it. */
export function useLibraryOrder(id: string, isAsked: boolean): LibraryOrder {
  const { api } = useShell();
  const [anchor, setAnchor] = useState(id);
  const [goneIds, setGoneIds] = useState<readonly string[]>([]);
  const { data = [] } = useQuery({
    ...libraryAroundQuery(api, anchor),
    enabled: isAsked,
    placeholderData: (before) => before,
  });
  const ids = data.filter((one) => !goneIds.includes(one));
  const index = ids.indexOf(id);
  const isAtEdge = index < EDGE || index >= ids.length - EDGE;
  if (isAsked && ids.length > 0 && anchor !== id && isAtEdge) setAnchor(id);

  return {
    ids,
    takeOut(gone, nextId) {
      setGoneIds([...goneIds, gone]);
      setAnchor(nextId);
    },
  };
}
