import { hasAdvancedOptions, type ProviderInfo, type User } from '@aic/sdk';

/**
 * Of a draft's seed, what is sent: nothing where the engine in place is known to have none, or the plan has ended since
 * it was kept.
 */
export const seedOption = (
  seed: number | null | undefined,
  supports: ProviderInfo['supports'] | undefined,
  user: User,
): { seed?: number } =>
  typeof seed === 'number' && supports?.seed !== false && hasAdvancedOptions(user) ? { seed } : {};
