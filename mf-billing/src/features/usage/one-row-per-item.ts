import type { UsageEntry } from '@aic/sdk/account';

/**
 * The moves with one row for each item, where its newest stood: what was set aside for it is told by what became of it.
 * What is refunded for it later is a row of its own. An item whose older moves are not loaded yet has the same row as
 * later.
 * @param entries newest first
 */
export function oneRowPerItem(entries: readonly UsageEntry[]): UsageEntry[] {
  const seen = new Set<string>();
  return entries.flatMap((entry) => {
    const { generation, type } = entry;
    if (generation === null || type === 'refund') return [entry];
    if (seen.has(generation.id)) return [];
    seen.add(generation.id);
    const moves = entries.filter((other) => other.generation?.id === generation.id);
    const charge = moves.find((move) => move.type === 'charge');
    if (charge) return [{ ...charge, id: entry.id, balance: entry.balance, change: -charge.credits }];
    return [type === 'return' ? { ...entry, change: 0 } : entry];
  });
}
