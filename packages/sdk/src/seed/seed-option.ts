import { hasAdvancedOptions, type ProviderInfo, type User } from '@aic/sdk';

/** Of a draft's seed, what is sent: the engine in place has seeds and the plan has not ended since it was kept. */
export const seedOption = (
  seed: number | null | undefined,
  supports: ProviderInfo['supports'] | undefined,
  user: User,
): { seed?: number } =>
  typeof seed === 'number' && supports?.seed === true && hasAdvancedOptions(user) ? { seed } : {};
