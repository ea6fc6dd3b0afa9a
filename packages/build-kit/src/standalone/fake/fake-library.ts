import { GENERATION_KINDS, type Generation } from '@aic/contract';
import type { Folder, LibraryCommandName, LibrarySummary } from '@aic/sdk/library';
import { apiError } from '@aic/sdk/testing/fakes';

interface Items {
  read(): readonly Generation[];
  replace(items: Generation[]): void;
  countUploads(): number;
}

interface Command {
  command: LibraryCommandName;
  ids: string[];
  folderId?: string | null;
}

const FOLDER_PATH = /^\/api\/library\/folders\/([^/]+)$/;
const ITEM_PATH = /^\/api\/library\/items\/([^/]+)$/;

/** The library's responses from memory, in one page. @returns null for what is none of its calls */
export function createFakeLibrary(items: Items) {
  let folders: Folder[] = [];
  const dismissed = new Set<string>();

  const isListed = (item: Generation): boolean => !item.removedAt && !dismissed.has(item.id);

  const summary = (): LibrarySummary => {
    const shown = items.read().filter((item) => isListed(item) && item.status !== 'failed');
    const count = (is: (item: Generation) => boolean) => shown.filter(is).length;
    const kinds = GENERATION_KINDS.map((kind) => [kind, count((item) => item.kind === kind)]);
    return {
      total: shown.length,
      favourites: count((item) => item.isFavourite === true),
      failed: items.read().filter((item) => isListed(item) && item.status === 'failed').length,
      uploads: items.countUploads(),
      bin: items.read().filter((item) => item.removedAt).length,
      // Safe because each kind has its entry.
      kinds: Object.fromEntries(kinds) as LibrarySummary['kinds'],
      engines: [...new Set(shown.map(engineOf))].map((id) => ({
        id,
        label: id,
        count: count((item) => engineOf(item) === id),
      })),
      folders: folders.map((folder) => ({ ...folder, count: count((item) => item.folderId === folder.id) })),
    };
  };

  /** What a command makes of an item; undefined when it ends it, the same when it changes nothing. */
  const changed = (item: Generation, { command, folderId = null }: Command): Generation | undefined => {
    switch (command) {
      case 'remove':
        if (item.removedAt || item.status === 'processing') return item;
        return { ...item, removedAt: new Date().toISOString(), isPublished: false };
      case 'restore':
        if (!item.removedAt && !dismissed.has(item.id)) return item;
        dismissed.delete(item.id);
        return { ...item, removedAt: null };
      case 'purge':
        return item.removedAt ? undefined : item;
      case 'move':
        return (item.folderId ?? null) === folderId ? item : { ...item, folderId };
      case 'dismiss':
        if (item.status !== 'failed' || dismissed.has(item.id)) return item;
        dismissed.add(item.id);
        return { ...item };
      default: {
        const isFavourite = command === 'favourite';
        return (item.isFavourite ?? false) === isFavourite ? item : { ...item, isFavourite };
      }
    }
  };

  const run = (command: Command): string[] => {
    const ids: string[] = [];
    const next = items.read().flatMap((item) => {
      const then = command.ids.includes(item.id) ? changed(item, command) : item;
      if (then !== item) ids.push(item.id);
      return then === undefined ? [] : [then];
    });
    items.replace(next);
    return ids;
  };

  const saveFolder = (id: string, name: string): Response => {
    if (folders.some((other) => other.id !== id && other.name.toLowerCase() === name.toLowerCase())) {
      return apiError(409, { code: 'conflict', message: 'You have a folder with this name.' });
    }
    folders = [...folders.filter((other) => other.id !== id), { id, name }].toSorted((a, b) =>
      a.name.localeCompare(b.name),
    );
    return Response.json({ id, name });
  };

  return {
    isListed,
    respond(method: string, { pathname, searchParams }: URL, json: unknown): Response | null {
      if (!pathname.startsWith('/api/library')) return null;
      const folder = FOLDER_PATH.exec(pathname)?.[1];
      // Safe because the SDK's calls send nothing else.
      const { name } = (json ?? {}) as { name: string };
      if (pathname === '/api/library/folders') return saveFolder(crypto.randomUUID(), name);
      if (folder !== undefined && method === 'PATCH') return saveFolder(folder, name);
      if (folder !== undefined) {
        folders = folders.filter(({ id }) => id !== folder);
        items.replace(
          items.read().map((item) => (item.folderId === folder ? { ...item, folderId: null } : item)),
        );
        return new Response(null, { status: 204 });
      }
      if (pathname === '/api/library/commands') return Response.json({ ids: run(json as Command) });
      if (pathname === '/api/library/summary') return Response.json(summary());
      const id = ITEM_PATH.exec(pathname)?.[1];
      const item = items.read().find((one) => one.id === id);
      if (item !== undefined) return Response.json(item);
      if (pathname !== '/api/library') return null;
      const listed = searchParams.has('bin')
        ? items.read().filter((one) => one.removedAt)
        : items
            .read()
            .filter((one) => isListed(one) && (one.status === 'failed') === searchParams.has('failed'));
      return Response.json(sorted(listed.filter(matcherOf(searchParams)), searchParams.get('sort')));
    },
  };
}

const engineOf = ({ engine, provider }: Generation): string => engine ?? provider;

function matcherOf(query: URLSearchParams): (item: Generation) => boolean {
  const words = (query.get('q') ?? '').toLowerCase().split(/\s+/);
  const [kind, engine, folder] = [query.get('kind'), query.get('engine'), query.get('folder')];
  const [since, until] = [query.get('since'), query.get('until')];
  return (item) =>
    words.every((word) => item.prompt.toLowerCase().includes(word)) &&
    (kind === null || kind.split(',').includes(item.kind)) &&
    (engine === null || engineOf(item) === engine) &&
    (folder === null || (item.folderId ?? 'none') === folder) &&
    (since === null || Date.parse(item.createdAt) >= Date.parse(since)) &&
    (until === null || Date.parse(item.createdAt) < Date.parse(until)) &&
    (!query.has('favourite') || item.isFavourite === true) &&
    (!query.has('published') || item.isPublished);
}

function sorted(items: readonly Generation[], sort: string | null): Generation[] {
  const direction = sort === 'oldest' ? 1 : -1;
  return items.toSorted((a, b) => direction * (Date.parse(a.createdAt) - Date.parse(b.createdAt)));
}
