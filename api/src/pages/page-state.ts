import {
  GENERATION_KINDS,
  normalizePath,
  PAGE_SIZE_DEFAULT,
  panelPicture,
  toolOfPath,
  KINDS,
  type GenerationKind,
  type PageState,
} from '@aic/contract';
import { libraryPath, readView, toLibraryView } from '@aic/contract/library-view';
import { libraryQuerySchema } from '@aic/contract/schemas';
import { findCredits } from '../credits/credits.repo.ts';
import type { GenerationDeps } from '../generations/generation-deps.ts';
import { findLibraryPage } from '../generations/library/library-list.repo.ts';
import { findPage } from '../generations/list/generations.repo.ts';
import { listProviders } from '../generations/routes/providers.routes.ts';
import { findSessionUser } from '../identity/auth/auth.repo.ts';
import type { Caller } from '../identity/auth/caller.ts';
import type { Sql } from '../platform/db/client.ts';

/**
 * What the page would ask for first: who is signed in, what they can spend, and the list of the tool that is opened.
 */
export async function readPageState(
  deps: Pick<GenerationDeps, 'sql' | 'clock' | 'logger' | 'providers'>,
  tokenHash: Buffer | null,
  url: URL,
): Promise<PageState> {
  if (tokenHash === null) return { user: null };
  const { sql, clock } = deps;
  const caller = { tokenHash, now: clock.now() };
  const kind = listOf(url);
  const [user, credits, page, providers, library] = await Promise.all([
    findSessionUser(sql, tokenHash, caller.now),
    findCredits(sql, tokenHash, caller.now),
    kind && findPage(sql, caller, { kind, limit: PAGE_SIZE_DEFAULT, after: null }),
    kind && listProviders(deps),
    readLibrary(sql, caller, url),
  ]);
  if (user === null) return { user: null };
  return {
    user,
    ...(credits !== null && { credits }),
    ...(providers && { providers }),
    ...library,
    // Safe because the database writes a JSON array of items.
    ...(kind && page && { list: { kind, items: JSON.parse(page.body.toString()) as unknown[] } }),
  };
}

interface Pictured {
  thumbnails?: { avif: string; large?: string } | null;
  posterUrl?: string | null;
}

export interface FirstPicture {
  url: string;
  /** Where the page has it in several sizes. */
  panel: ReturnType<typeof panelPicture>;
}

/** What the page shows first, the tool's large picture or a row of the library, in a format that all browsers take. */
export function firstPictures({ list, library, libraryPart }: PageState): FirstPicture[] {
  const shown = list?.items.slice(0, 1) ?? (libraryPart ?? library)?.items.slice(0, FIRST_ROW) ?? [];
  // Safe because they are looked at: items of some kinds have no such picture.
  return (shown as Pictured[]).flatMap(({ thumbnails, posterUrl }) => {
    const url = thumbnails?.avif ?? posterUrl;
    if (typeof url !== 'string') return [];
    return { url, panel: thumbnails && list?.kind === 'image' ? panelPicture(thumbnails) : null };
  });
}

/** As many as a screen shows, and a row more. */
const LIBRARY_ITEMS = 24;
const FIRST_ROW = 4;
/** A tile shows less of a text. */
const WORDS_LENGTH = 800;

/** The first page of the library in the view of its address, unless that needs the user's calendar or a search. */
async function readLibrary(sql: Sql, caller: Caller, { pathname, searchParams }: URL) {
  const view = readView(searchParams);
  const isFirst = view.q.trim() === '' && view.date === null && view.place !== 'uploads';
  if (normalizePath(pathname) !== '/library' || !isFirst) return null;
  const path = libraryPath(toLibraryView(view, 0));
  const asked = new URLSearchParams(path.split('?')[1]);
  const { success, data: filter } = libraryQuerySchema.safeParse(Object.fromEntries(asked));
  if (!success) return null;
  const isWhole = asked.size === 0;
  const page = await findLibraryPage(sql, caller, { filter, limit: LIBRARY_ITEMS, after: null });
  if (page === null) return null;
  // Safe because the database writes a JSON array of items.
  const items = (JSON.parse(page.body.toString()) as { response?: string | null }[]).map((item) =>
    item.response ? { ...item, response: item.response.slice(0, WORDS_LENGTH) } : item,
  );
  if (page.nextCursor !== null) asked.set('cursor', page.nextCursor);
  const next = page.nextCursor && `/api/library?${asked.toString()}`;
  // The shell of the release before takes any `library` for the whole one.
  return isWhole ? { library: { items, next } } : { libraryPart: { path, items, next } };
}

/** Of the kinds whose page it is, the one that says most of it: the photo editor is the image page in another mode. */
function listOf(url: URL): GenerationKind | null {
  const tool = toolOfPath(url.pathname);
  if (tool === null) return null;
  const shown = GENERATION_KINDS.filter((kind) => {
    const page = new URL(KINDS[kind].page, url);
    return (
      toolOfPath(page.pathname) === tool &&
      [...page.searchParams].every(([name, value]) => url.searchParams.get(name) === value)
    );
  });
  return shown.toSorted((a, b) => KINDS[b].page.length - KINDS[a].page.length)[0] ?? null;
}
