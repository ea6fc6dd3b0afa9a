import { setTimeout as delay } from 'node:timers/promises';
import { PROVIDER_ERROR_TEXTS, ProviderError } from '../../provider-error.ts';
import type { Provider, TextJob } from '../../provider.ts';
import { writeDraft } from './write-draft.ts';

/** About as fast as one reads, so that a creator sees it come and can stop it. */
const WORD_MS = 20;

/** Writes drafts from templates, without key, network or model, word by word. */
export function createEmbeddedTextProvider(): Provider<TextJob> {
  return {
    id: 'embedded',
    kinds: ['text'],
    status: () => ({
      state: 'preview',
      label: 'Preview engine',
      message: 'Template drafts, not an AI model',
    }),
    supports: () => ({ seed: true, cancel: true }),
    async submit(job, { signal, onText, onProgress }) {
      const { text, form } = writeDraft(job);
      const words = text.match(/\S+\s*/g) ?? [];
      for (const [index, word] of words.entries()) {
        await delay(WORD_MS, undefined, { signal }).catch(() => {
          throw new ProviderError('aborted', PROVIDER_ERROR_TEXTS.aborted);
        });
        onText(word);
        onProgress((index + 1) / words.length);
      }
      return { state: 'done', output: { text, mediaType: 'text/markdown', details: { form } } };
    },
  };
}
