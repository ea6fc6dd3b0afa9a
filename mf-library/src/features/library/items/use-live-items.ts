import { ApiError, useQueryClient, useShell, type ServerEvent } from '@aic/sdk';
import { libraryItemQuery, librarySummaryQuery, type LibraryView } from '@aic/sdk/library';
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { libraryItem, waitingMedia, type LibraryItem } from './library-item.ts';
import { type LibraryList, mapItems } from './library-list.ts';
import { tilesKey } from './library-query.ts';
import type { LibraryItems } from './use-library-items.ts';

type GenerationEvent = Extract<ServerEvent, { type: 'generation' }>;

/** While no events arrive. */
const POLL_MS = 10_000;
/** A batch of new items is one refresh. */
const GATHER_MS = 300;
/** Nearer to the top than this, new items may push the others down. */
const AT_TOP_PX = 160;

/**
 * Keeps what is shown up to date. A job's tile changes in its place; an item that is new appears at once where the user
 * is at the top, and waits behind a button where they look at something else.
 */
export function useLiveItems(asked: LibraryView, { items, refresh }: LibraryItems) {
  const { api, events } = useShell();
  const client = useQueryClient();
  const [hasNews, setHasNews] = useState(false);
  const isStreamDown = useSyncExternalStore(events.onStatus, events.status, events.status) === 'closed';

  const change = (id: string, next: (item: LibraryItem) => LibraryItem | null): void => {
    client.setQueryData<LibraryList>(tilesKey(asked), (list) => list && mapItems(list, new Set([id]), next));
  };
  const readAgain = async (id: string): Promise<void> => {
    const fresh = await client.fetchQuery({ ...libraryItemQuery(api, id), staleTime: 0 }).then(
      libraryItem,
      // Only a response can say that it is gone.
      (error: unknown) => (error instanceof ApiError && error.status === 404 ? null : undefined),
    );
    if (fresh === undefined) return;
    change(id, () => (fresh !== null && belongsTo(fresh, asked) ? fresh : null));
    void client.invalidateQueries({ queryKey: librarySummaryQuery(api).queryKey });
  };
  const handle = useEffectEvent((event: GenerationEvent, announceNew: () => void): void => {
    const known = items.find(({ id }) => id === event.id);
    if (known === undefined) {
      if (isNewIn(asked, event)) announceNew();
    } else if (event.status !== 'processing') {
      void readAgain(event.id);
    } else if (known.status === 'processing') {
      const queuePosition = event.queuePosition ?? null;
      change(event.id, (item) => ({
        ...item,
        media: waitingMedia({ id: event.id, prompt: item.prompt, progress: event.progress, queuePosition }),
      }));
    }
  });
  const showNews = useEffectEvent((): void => {
    if (scrollY < AT_TOP_PX) {
      void refresh();
      void client.invalidateQueries({ queryKey: librarySummaryQuery(api).queryKey });
    } else setHasNews(true);
  });
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const announceNew = (): void => {
      clearTimeout(timer);
      timer = setTimeout(showNews, GATHER_MS);
    };
    const unsubscribe = events.subscribe(
      (event) => event.type === 'generation' && handle(event, announceNew),
    );
    return () => {
      clearTimeout(timer);
      unsubscribe();
    };
  }, [events]);

  const isUnderWay = items.some(({ status }) => status === 'processing');
  const catchUp = useEffectEvent(() => void refresh());
  useEffect(() => {
    if (!isStreamDown || !isUnderWay) return undefined;
    const timer = setInterval(catchUp, POLL_MS);
    return () => {
      clearInterval(timer);
      // No event reports what has ended since.
      catchUp();
    };
  }, [isStreamDown, isUnderWay]);

  return {
    hasNews,
    /** Shows what is new, at the top. */
    showNews: () => {
      setHasNews(false);
      scrollTo({ top: 0 });
      void refresh();
    },
    /** Reads one item again that may have changed elsewhere, such as in the item view. */
    readAgain,
  };
}

/** A change in the item view may take an item out of what is shown. */
const belongsTo = (item: LibraryItem, { bin, failed, favourite, folder, published }: LibraryView): boolean =>
  (item.removedAt !== null) === (bin === true) &&
  (bin === true || (item.status === 'failed') === (failed === true)) &&
  (favourite !== true || item.isFavourite) &&
  (published !== true || item.isPublished) &&
  (folder === undefined || (item.folderId ?? 'none') === folder);

/** Whether an item that is not shown may belong to the top of what is. */
function isNewIn(asked: LibraryView, { kind, status }: GenerationEvent): boolean {
  const { q, kinds, sort, favourite, folder, published, bin, failed } = asked;
  if (q !== undefined || sort === 'oldest' || favourite || folder || published || bin) return false;
  return (kinds === undefined || kinds.includes(kind)) && (status === 'failed') === (failed === true);
}
