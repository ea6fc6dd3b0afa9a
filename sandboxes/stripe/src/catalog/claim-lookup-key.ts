import type { Context } from '../context.ts';
import { invalidRequest } from '../http/stripe-error.ts';
import { emit } from '../webhooks/emit.ts';

/**
 * Makes a lookup key free for a price.
 *
 * @throws StripeError when another price has it and it may not be transferred
 */
export function claimLookupKey(ctx: Context, key: string, isTransferred: boolean, owner?: string): void {
  const other = ctx.tables.prices.find((row) => row.lookup_key === key && row.id !== owner);
  if (other === undefined) {
    return;
  }
  if (!isTransferred) {
    throw invalidRequest(
      `A price (\`${other.id}\`) already uses that lookup key. Set \`transfer_lookup_key=true\` to take it over.`,
      { param: 'lookup_key' },
    );
  }
  const after = ctx.tables.prices.put({ ...other, lookup_key: null });
  emit(ctx, 'price.updated', after, other);
}
