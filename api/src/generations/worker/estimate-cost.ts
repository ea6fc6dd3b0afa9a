import type { EngineCost } from '../../platform/config/engines.ts';
import type { ProviderUsage } from '../providers/provider.ts';

/**
 * What an attempt has cost us, by the operator's own table: the vendor's bill has the last word.
 *
 * @returns millionths of a US dollar; null where no table is configured
 */
export function estimateCost(
  cost: EngineCost | null,
  usage: ProviderUsage,
  isDelivered: boolean,
): number | null {
  if (cost === null) return null;
  const { images = 0, seconds = 0, inputTokens = 0, outputTokens = 0 } = usage;
  // Vendors take nothing for what they refuse; what they count in spite of it was used.
  const dollars =
    (isDelivered ? cost.request : 0) +
    images * cost.image +
    seconds * cost.second +
    (inputTokens * cost.millionInputTokens + outputTokens * cost.millionOutputTokens) / 1_000_000;
  return Math.round(dollars * 1_000_000);
}
