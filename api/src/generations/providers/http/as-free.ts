import { ProviderError } from '../../errors/provider-error.ts';

/** Asking costs nothing: whatever broke on the way, it may be asked again. */
export async function asFree<Result>(send: () => Promise<Result>): Promise<Result> {
  try {
    return await send();
  } catch (error) {
    throw replaceKind(replaceKind(error, 'timeout', 'unavailable'), 'uncertain', 'unavailable');
  }
}

export function replaceKind(error: unknown, from: ProviderError['kind'], to: ProviderError['kind']): unknown {
  if (!(error instanceof ProviderError) || error.kind !== from) return error;
  return new ProviderError(to, error.message, { cause: error.cause });
}
