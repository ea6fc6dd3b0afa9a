import { type LibrarySummary, type Place, PLACES } from '@aic/sdk/library';

export const PLACE_NAMES = {
  all: 'All items',
  favourites: 'Favourites',
  uploads: 'Uploads',
  published: 'Published',
  failed: 'Failed and cancelled',
  bin: 'Bin',
} as const satisfies Record<(typeof PLACES)[number], string>;

export const folderOf = (place: Place): string | null => (typeof place === 'string' ? null : place.folder);

export const isSamePlace = (one: Place, other: Place): boolean =>
  typeof one === 'string' ? one === other : one.folder === folderOf(other);

/** The folder that is open, as far as it is known. */
export const openFolder = (place: Place, summary: LibrarySummary | undefined) =>
  summary?.folders.find(({ id }) => id === folderOf(place));

export const placeName = (place: Place, summary: LibrarySummary | undefined): string =>
  typeof place === 'string' ? PLACE_NAMES[place] : (openFolder(place, summary)?.name ?? 'Folder');

/** For a select: a folder by its id, which is no name of a place. */
export const placeValue = (place: Place): string => (typeof place === 'string' ? place : place.folder);

export const placeOfValue = (value: string): Place =>
  PLACES.find((place) => place === value) ?? { folder: value };
