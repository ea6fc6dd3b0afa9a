import { useSearchParams } from '@aic/sdk';
import { useMemo } from 'react';
import { readView, type View, writeView } from './library-view.ts';

export interface ViewControl {
  view: View;
  /** @param isTyping replaces the address instead of adding a step to go back through */
  change(change: Partial<View>, isTyping?: boolean): void;
  /** For links. */
  addressOf(change: Partial<View>): string;
}

/** The view is in the address: it can be linked, and Back and a reload bring it back. */
export function useLibraryView(): ViewControl {
  const [params, setParams] = useSearchParams();
  const search = params.toString();
  const view = useMemo(() => readView(new URLSearchParams(search)), [search]);

  return {
    view,
    change(change, isTyping = false) {
      // The latest address, which may have changed since this was rendered.
      setParams((latest) => writeView({ ...readView(latest), ...change }, latest), { replace: isTyping });
    },
    addressOf: (change) => {
      const text = writeView({ ...view, ...change }).toString();
      return text === '' ? '/library' : `/library?${text}`;
    },
  };
}
