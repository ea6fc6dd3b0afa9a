/** Writes into the storage of this tab. @param value null: nothing is kept */
export function keep(key: string, value: object | null): void {
  try {
    if (value === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Without a storage there are no overrides.
  }
}
