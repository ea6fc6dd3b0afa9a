import type { UsageEntry } from '@aic/sdk/account';

/**
 * The moves with one row for each item, where its newest stood: what was set aside for it is told by what became of it.
 * An item whose older moves are not loaded yet has the same row as later.
 * @param entries newest first
 */
export function oneRowPerItem(entries: readonly UsageEntry[]): UsageEntry[] {
  const seen = new Set<string>();
  return entries.flatMap((entry) => {
    const { generation } = entry;
    if (generation === null) return [entry];
    if (seen.has(generation.id)) return [];
    seen.add(generation.id);
    const moves = entries.filter((other) => other.generation?.id === generation.id);
    const charge = moves.find(({ type }) => type === 'charge');
    if (charge) return [{ ...charge, id: entry.id, balance: entry.balance, change: -charge.credits }];
    return [entry.type === 'return' ? { ...entry, change: 0 } : entry];
  });
}
