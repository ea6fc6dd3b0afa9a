import type { GenerationKind } from '@aic/contract';
import { EngineError, type EngineErrorKind, readRequest, REPERTOIRE } from '@aic/preview-engine';
import { ProviderError, type ProviderErrorKind } from '../../errors/provider-error.ts';
import type { Provider, ProviderStatus } from '../provider.ts';

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

/** How the preview engine reads requests of a kind. */
export const readerOf = (kind: GenerationKind): NonNullable<Provider['reader']> => ({
  repertoire: REPERTOIRE[kind],
  read(request) {
    const { understood, ignored, ...rest } = readRequest(kind, { ...request, prompt: request.prompt ?? '' });
    return { understood: [...understood], ignored: [...ignored], ...rest };
  },
});
