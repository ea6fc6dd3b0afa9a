import { useCallback, useSyncExternalStore } from 'react';
import { useShell } from '../tool/shell-context.tsx';

/** Outside React and outside the tool, so that a chosen file is still there after a look at another mode or tool. */
const files = new Map<string, File>();
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function change(alter: () => void): void {
  alter();
  listeners.forEach((listener) => listener());
}

/** At sign-out: the next user of this browser must not see them. */
export function forgetKeptFiles(): void {
  change(() => files.clear());
}

/**
 * A file that the user has chosen for a composer. Kept as long as the page is; a reload loses it, because a browser
 * does not give files again.
 * @param key unique in the product, e.g. `video.image`
 */
export function useKeptFile(key: string): readonly [File | null, (file: File | null) => void] {
  const { session } = useShell();
  const id = `${session.user.id}/${key}`;
  const read = (): File | null => files.get(id) ?? null;
  const file = useSyncExternalStore(subscribe, read, read);
  const keep = useCallback(
    (next: File | null) => change(() => (next === null ? files.delete(id) : files.set(id, next))),
    [id],
  );
  return [file, keep];
}
