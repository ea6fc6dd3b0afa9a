import { useSearchParams } from '@aic/sdk';
import { readView, type View, writeView } from '@aic/sdk/library';
import { useCallback, useMemo } from 'react';

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

  const change = useCallback<ViewControl['change']>(
    (next, isTyping = false) =>
      // The latest address, which may have changed since this was rendered.
      setParams((latest) => writeView({ ...readView(latest), ...next }, latest), { replace: isTyping }),
    [setParams],
  );
  const addressOf = useCallback<ViewControl['addressOf']>(
    (next) => {
      const text = writeView({ ...view, ...next }).toString();
      return text === '' ? '/library' : `/library?${text}`;
    },
    [view],
  );
  return { view, change, addressOf };
}
