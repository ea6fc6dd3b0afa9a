/** There is no object under the key. */
export class ObjectMissing extends Error {
  override readonly name = 'ObjectMissing';
}

/** The store cannot be reached, refuses us, or broke off. Trying again later can work. */
export class StorageUnavailable extends Error {
  override readonly name = 'StorageUnavailable';
}

/** The store has no room for more. */
export class StorageFull extends Error {
  override readonly name = 'StorageFull';
}

/** For `catch`: an object that is not there is a response, anything else is an error. */
export function nullIfAbsent(error: unknown): null {
  if (error instanceof ObjectMissing) return null;
  throw error;
}
