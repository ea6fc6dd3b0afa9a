import type { Context } from '../context.ts';
import { mergeMetadata } from '../http/merge-metadata.ts';
import type { Price } from '../state/wire.ts';
import { emit } from '../webhooks/emit.ts';
import { claimLookupKey } from './claim-lookup-key.ts';
import { priceOf } from './price-of.ts';

export interface PriceChange {
  active?: boolean | undefined;
  lookup_key?: string | null | undefined;
  metadata?: Record<string, string> | undefined;
  nickname?: string | null | undefined;
  transfer_lookup_key?: boolean | undefined;
}

/** A price's amount never changes: only its names and whether it can be used. */
export function updatePrice(ctx: Context, params: PriceChange, id: string): Price {
  const before = priceOf(ctx, id);
  if (typeof params.lookup_key === 'string') {
    claimLookupKey(ctx, params.lookup_key, params.transfer_lookup_key === true, id);
  }
  const after = ctx.tables.prices.put({
    ...before,
    ...(params.active !== undefined && { active: params.active }),
    ...(params.lookup_key !== undefined && { lookup_key: params.lookup_key }),
    ...(params.nickname !== undefined && { nickname: params.nickname }),
    metadata: mergeMetadata(before.metadata, params.metadata),
  });
  emit(ctx, 'price.updated', after, before);
  return after;
}
