import type { Storage } from '../storage/storage.ts';
import type { StudioLease } from './open-lease.ts';

/** The store, which keeps every file while the installation is held: they may be another's. */
export function removeUnlessHeld<Store extends Storage>(store: Store, held: StudioLease['held']): Store {
  return { ...store, remove: async (key) => (held() === null ? store.remove(key) : undefined) };
}
