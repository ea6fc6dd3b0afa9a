import { clear, createStore, del, get, set } from 'idb-keyval';

/** Opened with the first use. A browser that forbids or lacks it makes each call fail. */
const openStore = () => createStore('aic-files', 'kept');
let store: ReturnType<typeof openStore> | undefined;
const files = () => (store ??= openStore());

export const readFile = (id: string) => get<File>(id, files());

export const writeFile = (id: string, file: File | null): Promise<void> =>
  file === null ? del(id, files()) : set(id, file, files());

export const clearFiles = (): Promise<void> => clear(files());
