import { createStore, del, get, set } from 'idb-keyval';
import { KEPT_FILES } from './kept-files-database.ts';

/** Opened with the first use. A browser that forbids or lacks it makes each call fail. */
const openStore = () => createStore(KEPT_FILES.database, KEPT_FILES.store);
let store: ReturnType<typeof openStore> | undefined;
const files = () => (store ??= openStore());

export const readFile = (id: string) => get<File>(id, files());

export const writeFile = (id: string, file: File | null): Promise<void> =>
  file === null ? del(id, files()) : set(id, file, files());
