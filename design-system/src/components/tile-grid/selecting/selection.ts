export type Selection = ReadonlySet<string>;

export const nothingSelected: Selection = new Set();

export function toggled(selection: Selection, id: string): Selection {
  const next = new Set(selection);
  if (!next.delete(id)) next.add(id);
  return next;
}

/** With everything between two items, as Shift adds it. */
export function extended(
  selection: Selection,
  ids: readonly string[],
  { from, to }: { from: number; to: number },
): Selection {
  return new Set([...selection, ...ids.slice(Math.min(from, to), Math.max(from, to) + 1)]);
}

export const isSame = (one: Selection, other: Selection): boolean =>
  one.size === other.size && [...one].every((id) => other.has(id));
