import type { StoredObject } from './storage.ts';

/**
 * Descriptions that are kept in memory: an object never changes, and a player asks for one many times. Another process
 * may remove it meanwhile; what still is described then cannot be read.
 */
const DESCRIBED_MAX = 10_000;

export function describedObjects() {
  const described = new Map<string, StoredObject>();
  return {
    forget: (key: string): void => void described.delete(key),
    /** What is known, or else what `find` finds. */
    async get(key: string, find: () => Promise<StoredObject | null>): Promise<StoredObject | null> {
      const known = described.get(key);
      if (known !== undefined) return known;
      const object = await find();
      if (object === null) return null;
      const [oldest] = described.keys();
      if (described.size >= DESCRIBED_MAX && oldest !== undefined) described.delete(oldest);
      described.set(key, object);
      return object;
    },
  };
}
