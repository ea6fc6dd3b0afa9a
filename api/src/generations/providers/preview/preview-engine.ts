import { EngineError, type EngineErrorKind } from '@aic/preview-engine';
import { ProviderError, type ProviderErrorKind } from '../../errors/provider-error.ts';
import type { ProviderStatus } from '../provider.ts';

export const PREVIEW_STATUS: ProviderStatus = {
  state: 'preview',
  label: 'Preview engine',
  message: 'Procedural, not an AI model',
};

const KINDS: Readonly<Record<EngineErrorKind, ProviderErrorKind>> = {
  refused: 'invalid_request',
  failed: 'unavailable',
  aborted: 'aborted',
};

/** Awaits a call of the engine. @throws ProviderError instead of the engine's own error */
export async function fromEngine<Result>(call: Promise<Result>): Promise<Result> {
  try {
    return await call;
  } catch (error) {
    if (!(error instanceof EngineError)) throw error;
    const { kind, message } = error;
    throw new ProviderError(KINDS[kind], message, {
      cause: error,
      // A refusal is in words for the user; they go before the kind's own.
      ...(kind === 'refused' && { shownMessage: message }),
    });
  }
}
