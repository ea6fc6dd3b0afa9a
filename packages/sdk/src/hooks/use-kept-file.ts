import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { useShell } from '../tool/shell-context.tsx';
import type * as KeptFileStore from './kept-file-store.ts';
import { emptyKeptFiles } from './kept-files-database.ts';

/** Outside React and outside the tool, so that a chosen file is still there after a look at another mode or tool. */
const files = new Map<string, File>();
/** Those that were chosen, removed or looked for in this page: the browser's own store has nothing newer of them. */
const known = new Set<string>();
const listeners = new Set<() => void>();

type Work = (store: typeof KeptFileStore) => Promise<void>;

/**
 * Its library is in the file of the field for files, which is there where this is used. A browser that keeps nothing,
 * or has no room, loses the file with a reload, and nothing else.
 */
function withStore(work: Work): void {
  const done = import(/* webpackChunkName: "media" */ './kept-file-store.ts')
    .then(work)
    .catch(() => undefined);
  pending = Promise.all([pending, done]);
}

/** What is still being written. */
let pending: Promise<unknown> = Promise.resolve();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function change(alter: () => void): void {
  alter();
  listeners.forEach((listener) => listener());
}

/** At sign-out, and where a page finds its user signed out: the next user of this browser must not see them. */
export function forgetKeptFiles(): void {
  change(() => files.clear());
  known.clear();
  void pending.then(emptyKeptFiles);
}

function keepFile(id: string, file: File | null): void {
  known.add(id);
  change(() => (file === null ? files.delete(id) : files.set(id, file)));
  withStore((store) => store.writeFile(id, file));
}

/** Looks once in the browser's store for what a page before this one has kept. */
function restoreFile(id: string): void {
  if (known.has(id)) return;
  withStore(async (store) => {
    const file = await store.readFile(id);
    // Meanwhile another may have been chosen.
    if (file && !known.has(id)) change(() => files.set(id, file));
    known.add(id);
  });
}

/**
 * A file that the user has chosen for a composer. It stays in this browser, over a reload as well, until it is removed
 * or the user signs out.
 * @param key unique in the product, e.g. `video.image`
 */
export function useKeptFile(key: string): readonly [File | null, (file: File | null) => void] {
  const { session } = useShell();
  const id = `${session.user.id}/${key}`;
  const read = (): File | null => files.get(id) ?? null;
  const file = useSyncExternalStore(subscribe, read, read);
  useEffect(() => restoreFile(id), [id]);
  const keep = useCallback((next: File | null) => keepFile(id, next), [id]);
  return [file, keep];
}
