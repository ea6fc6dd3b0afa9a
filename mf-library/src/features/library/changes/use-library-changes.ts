import { errorText, useQueryClient, useShell, type ApiClient } from '@aic/sdk';
import {
  LIBRARY_COMMAND_ITEMS_MAX,
  type LibraryCommand,
  librarySummaryQuery,
  QUERY_KEYS,
  runLibraryCommand,
} from '@aic/sdk/library';
import { type LibraryList, mapItems, putBack } from '../items/library-list.ts';
import { TILES_KEY, viewOfKey } from '../items/library-query.ts';
import { changedItem } from './apply-change.ts';
import { createChangeQueue } from './change-queue.ts';
import { refusalTitle, unchangedText } from './change-texts.ts';

type Change = Omit<LibraryCommand, 'ids'>;
type Lists = ReadonlyArray<readonly [key: readonly unknown[], list: LibraryList]>;

export interface Changed {
  /** Of what was asked for; some of it may have been refused since. */
  ids: readonly string[];
  /** Takes the change back: the items are where they were, and the server hears of it after the change itself. */
  undo(): void;
}

/** One for the page: it outlives the tool, so a change is sent also when the user goes elsewhere. */
const queue = createChangeQueue(({ api, command }: { api: ApiClient; command: LibraryCommand }) =>
  runLibraryCommand(api, command),
);

/** Changes to many items: seen at once, sent in order, put back with a message when they are refused. */
export function useLibraryChanges() {
  const { api, toast } = useShell();
  const client = useQueryClient();

  const listsNow = (): Lists =>
    client
      .getQueriesData<LibraryList>({ queryKey: TILES_KEY })
      .flatMap(([key, list]) => (list === undefined ? [] : [[key, list] as const]));
  const show = (change: Change, ids: ReadonlySet<string>): void => {
    for (const [key, list] of listsNow()) {
      const view = viewOfKey(key);
      client.setQueryData(
        key,
        mapItems(list, ids, (item) => changedItem(change, item, view)),
      );
    }
  };
  const showAsBefore = (lists: Lists, ids: ReadonlySet<string>): void => {
    for (const [key, before] of lists) {
      client.setQueryData<LibraryList>(key, (list) => list && putBack(list, before, ids));
    }
  };
  /** Lists that are not on screen may lack what came back, or hold what has gone. */
  const markOutdated = (): void => {
    void client.invalidateQueries({ queryKey: TILES_KEY, refetchType: 'none' });
    void client.invalidateQueries({ queryKey: librarySummaryQuery(api).queryKey });
    void client.invalidateQueries({ queryKey: QUERY_KEYS.generations });
  };

  const sendPart = async (change: Change, ids: readonly string[], before: Lists): Promise<void> => {
    try {
      const changed = new Set(await queue.add({ api, command: { ...change, ids } }));
      const refused = ids.filter((id) => !changed.has(id));
      if (refused.length > 0 && isTold(change)) {
        showAsBefore(before, new Set(refused));
        toast({ title: unchangedText(change.command, refused.length, ids.length), variant: 'destructive' });
      }
    } catch (error) {
      showAsBefore(before, new Set(ids));
      toast({
        title: refusalTitle(change.command, ids.length),
        description: errorText(error, 'Nothing was changed. Please try again.'),
        variant: 'destructive',
      });
    } finally {
      markOutdated();
    }
  };
  const send = (change: Change, ids: readonly string[], before: Lists): void => {
    for (let from = 0; from < ids.length; from += LIBRARY_COMMAND_ITEMS_MAX) {
      void sendPart(change, ids.slice(from, from + LIBRARY_COMMAND_ITEMS_MAX), before);
    }
  };

  return {
    run(change: Change, asked: Iterable<string>): Changed {
      const ids = [...asked];
      const before = listsNow();
      show(change, new Set(ids));
      send(change, ids, before);
      return {
        ids,
        undo() {
          const shown = listsNow();
          const given = new Set(ids);
          showAsBefore(before, given);
          const isUnpublished = listsNow().some(([, { items }]) =>
            items.some((item) => given.has(item.id) && item.isPublished),
          );
          show({ command: 'restore' }, given);
          if (isUnpublished) {
            toast({
              title: 'Back, but not public',
              description: 'What was published or shared was taken off.',
            });
          }
          send({ command: 'restore' }, ids, shown);
        },
      };
    },
  };
}

/** A repeat of these changes nothing, which is what was wanted. */
const isTold = ({ command }: Change): boolean => command === 'remove' || command === 'purge';
