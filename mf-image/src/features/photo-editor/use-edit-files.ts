import { useSyncExternalStore } from 'react';

export interface EditFiles {
  image: File | null;
  reference: File | null;
}

/** Outside React, so that the chosen pictures are still there after a look at another mode or tool. */
let files: EditFiles = { image: null, reference: null };
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function changeEditFiles(change: Partial<EditFiles>): void {
  files = { ...files, ...change };
  listeners.forEach((listener) => listener());
}

/** The pictures that are chosen now. */
export const useEditFiles = (): EditFiles => useSyncExternalStore(subscribe, () => files);
