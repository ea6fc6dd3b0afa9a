import { type GenerationKind, type ProviderInfo, useProvider } from '@aic/sdk';

/** Whether an engine may have an option: a control is hidden only where a known one says that it has not. */
export function useMaySupport(kind: GenerationKind, option: keyof ProviderInfo['supports']): boolean {
  const provider = useProvider(kind);
  return provider === null || provider.state === 'unavailable' || provider.supports[option] === true;
}
