import { useQuery, useShell } from '@aic/sdk';
import { libraryAroundQuery } from '@aic/sdk/library';
import { useState } from 'react';

/** So many items before its end the order is read again, around the item that is open then. */
const EDGE = 3;

interface LibraryOrder {
  /** Newest first; empty until it has been read. */
  ids: readonly string[];
  /** Reads it again around an item that is there, before another one goes. */
  anchorAt(id: string): void;
}

/** The order for previous and next of an item that no list has opened: the library around it. */
export function useLibraryOrder(id: string, isAsked: boolean): LibraryOrder {
  const { api } = useShell();
  const [anchor, setAnchor] = useState(id);
  const { data: ids = [] } = useQuery({
    ...libraryAroundQuery(api, anchor),
    enabled: isAsked,
    placeholderData: (before) => before,
  });
  const index = ids.indexOf(id);
  const isAtEdge = index < EDGE || index >= ids.length - EDGE;
  if (isAsked && ids.length > 0 && anchor !== id && isAtEdge) setAnchor(id);

  return { ids, anchorAt: setAnchor };
}
