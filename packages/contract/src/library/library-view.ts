import { GENERATION_KINDS, type GenerationKind } from '../generations/kinds/kinds.ts';
import type { LibrarySort } from './library.ts';

/** Parts of the library that exclude each other. A folder is one of them, by its id. */
export const PLACES = ['all', 'favourites', 'uploads', 'published', 'failed', 'bin'] as const;
export type Place = (typeof PLACES)[number] | { folder: string };

export const DATES = { today: 0, week: 6, month: 29, year: 364 } as const;
export type DateRange = keyof typeof DATES;

/** What is shown, as the address has it. */
export interface View {
  q: string;
  place: Place;
  kinds: readonly GenerationKind[];
  date: DateRange | null;
  /** Id of an engine. */
  engine: string | null;
  isOldestFirst: boolean;
}

export const WHOLE_LIBRARY: View = {
  q: '',
  place: 'all',
  kinds: [],
  date: null,
  engine: null,
  isOldestFirst: false,
};

/** Whatever an address says, it is a view: what is not understood is left out. */
export function readView(params: URLSearchParams): View {
  const kinds = params.get('kind')?.split(',') ?? [];
  const date = params.get('date');
  return {
    q: params.get('q') ?? '',
    place: readPlace(params),
    kinds: GENERATION_KINDS.filter((kind) => kinds.includes(kind)),
    date: date !== null && isDateRange(date) ? date : null,
    engine: params.get('engine'),
    isOldestFirst: params.get('sort') === 'oldest',
  };
}

/** @param others parameters of the page that are not the library's, such as the open item, stay */
export function writeView(view: View, others = new URLSearchParams()): URLSearchParams {
  const params = new URLSearchParams(others);
  const { place } = view;
  const values: Readonly<Record<string, string>> = {
    q: view.q.trim(),
    in: typeof place === 'string' && place !== 'all' ? place : '',
    folder: typeof place === 'string' ? '' : place.folder,
    kind: view.kinds.join(','),
    date: view.date ?? '',
    engine: view.engine ?? '',
    sort: view.isOldestFirst ? 'oldest' : '',
  };
  for (const [name, value] of Object.entries(values)) {
    if (value === '') params.delete(name);
    else params.set(name, value);
  }
  return params;
}

/** Whether anything but the place narrows what is shown. */
export const isFiltered = ({ q, kinds, date, engine }: View): boolean =>
  q.trim() !== '' || kinds.length > 0 || date !== null || engine !== null;

/** Which items are listed, and in which order; what is left out is not asked about. */
export interface LibraryView {
  q?: string;
  kinds?: readonly GenerationKind[];
  /** `id` of an engine of the summary. */
  engine?: string;
  /** ISO times: made at `since` or later, before `until`. */
  since?: string;
  until?: string;
  favourite?: boolean;
  /** Id of a folder, or `none`. */
  folder?: string;
  published?: boolean;
  /** Failed and cancelled ones only. */
  failed?: boolean;
  /** Removed ones only. */
  bin?: boolean;
  sort?: LibrarySort;
}

/** @param nowMs dates are whole days of the user's calendar */
export function toLibraryView(view: View, nowMs: number): LibraryView {
  const { q, place, kinds, date, engine, isOldestFirst } = view;
  return {
    ...(q.trim() !== '' && { q: q.trim() }),
    ...(kinds.length > 0 && { kinds }),
    ...(engine !== null && { engine }),
    ...(date !== null && { since: daysBefore(nowMs, DATES[date]) }),
    ...(typeof place !== 'string' && { folder: place.folder }),
    ...(place === 'favourites' && { favourite: true }),
    ...(place === 'published' && { published: true }),
    ...(place === 'failed' && { failed: true }),
    ...(place === 'bin' && { bin: true }),
    ...(isOldestFirst && { sort: 'oldest' }),
  };
}

/** The first page of a view. */
export function libraryPath(view: LibraryView): string {
  const { q, kinds, engine, since, until, folder, sort } = view;
  const query = new URLSearchParams({
    ...(q && { q }),
    ...(kinds && kinds.length > 0 && { kind: kinds.join(',') }),
    ...(engine && { engine }),
    ...(since && { since }),
    ...(until && { until }),
    ...(folder && { folder }),
    ...(view.favourite && { favourite: 'true' }),
    ...(view.published && { published: 'true' }),
    ...(view.failed && { failed: 'true' }),
    ...(view.bin && { bin: 'true' }),
    ...(sort && { sort }),
  }).toString();
  return query === '' ? '/api/library' : `/api/library?${query}`;
}

function readPlace(params: URLSearchParams): Place {
  const folder = params.get('folder');
  if (folder !== null && folder !== '') return { folder };
  const name = params.get('in');
  return PLACES.find((place) => place === name) ?? 'all';
}

const isDateRange = (value: string): value is DateRange => Object.hasOwn(DATES, value);

function daysBefore(nowMs: number, days: number): string {
  const date = new Date(nowMs);
  date.setHours(0, 0, 0, 0);
  date.setDate(date.getDate() - days);
  return date.toISOString();
}
