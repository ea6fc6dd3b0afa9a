const KEY = /^[0-9a-f]{32}$/;

/**
 * Where an object lies: in one of 256 folders by the first two digits of its key. Keys are checked here once more, so
 * that no caller's mistake can turn one into a path.
 */
export function objectName(key: string): string {
  if (!KEY.test(key)) throw new Error(`A storage key is 32 hex digits, not ${JSON.stringify(key)}.`);
  return `${key.slice(0, 2)}/${key}`;
}

/** Two hex digits. */
export const shelfName = (shelf: number): string => shelf.toString(16).padStart(2, '0');
