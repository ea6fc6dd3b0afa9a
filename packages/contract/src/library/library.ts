import { integer, list, object, optional, text, uuid, type ValueOf } from '../shape/field.ts';

/** Items that GET /api/library answers when the caller names no limit. */
export const LIBRARY_PAGE_SIZE = 60;

/** Items of one command, and of one zip. */
export const LIBRARY_COMMAND_ITEMS_MAX = 500;
export const LIBRARY_ZIP_ITEMS_MAX = 1000;

/** Characters. */
export const LIBRARY_SEARCH_LENGTH_MAX = 200;
export const FOLDER_NAME_LENGTH_MAX = 60;

/** Of one user. */
export const FOLDERS_MAX = 200;

/** How long a removed item lies in the bin before it is purged. */
export const BIN_DAYS = 30;

export const LIBRARY_SORTS = ['newest', 'oldest'] as const;
export type LibrarySort = (typeof LIBRARY_SORTS)[number];

/**
 * What can be done to many items at once. `remove` puts them into the bin, `restore` takes them out of it, `purge`
 * ends what lies there for good; `dismiss` takes failed and cancelled ones out of all lists, until `restore`.
 */
export const LIBRARY_COMMANDS = [
  'remove',
  'restore',
  'purge',
  'favourite',
  'unfavourite',
  'move',
  'dismiss',
] as const;
export type LibraryCommandName = (typeof LIBRARY_COMMANDS)[number];

/** POST /api/library/commands: the items that it changed. A repeat changes none. */
export const LIBRARY_CHANGE = object({ ids: list(uuid) });
export type LibraryChange = ValueOf<typeof LIBRARY_CHANGE>;

/** What its user sorts items into. */
export const FOLDER = object({ id: uuid, name: text });
export type Folder = ValueOf<typeof FOLDER>;

/** GET /api/library/summary: what the library can be filtered by, with how many items each would show. */
export const LIBRARY_SUMMARY = object({
  /** Completed and processing ones, outside the bin: what the list holds without a filter. */
  total: integer(0),
  favourites: integer(0),
  /** Failed and cancelled ones that were not dismissed. */
  failed: integer(0),
  bin: integer(0),
  /** Pictures to be used again (`uploads.ts`). The release before counts none. */
  uploads: optional(integer(0)),
  /** No page reads it: the release before looks whether these are there. */
  kinds: object({
    image: integer(0),
    edit: integer(0),
    video: integer(0),
    music: integer(0),
    text: integer(0),
  }),
  /** `id` is what `engine` of the list filters by. */
  engines: list(object({ id: text, label: text, count: integer(0) })),
  /** By name. */
  folders: list(object({ id: uuid, name: text, count: integer(0) })),
});
export type LibrarySummary = ValueOf<typeof LIBRARY_SUMMARY>;
