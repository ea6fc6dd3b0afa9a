/** Where the browser keeps files that users have chosen for a draft. */
export const KEPT_FILES = { database: 'aic-files', store: 'kept' } as const;

/** Empties it, on a page that needs no library for it. Where there is none, none is made. */
export function emptyKeptFiles(): void {
  // A browser that forbids or lacks it has kept nothing.
  if (typeof indexedDB === 'undefined') return;
  const opening = indexedDB.open(KEPT_FILES.database);
  opening.addEventListener('upgradeneeded', () => opening.transaction?.abort());
  opening.addEventListener('error', (event) => event.preventDefault());
  opening.addEventListener('success', () => {
    const database = opening.result;
    if (database.objectStoreNames.contains(KEPT_FILES.store)) {
      database.transaction(KEPT_FILES.store, 'readwrite').objectStore(KEPT_FILES.store).clear();
    }
    // Once that is done.
    database.close();
  });
}
