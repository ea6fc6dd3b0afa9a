import { PREVIEW_PROVIDER } from '@aic/contract';
import { writeText } from '@aic/preview-engine';
import type { Provider } from '../provider.ts';
import { fromEngine, PREVIEW_STATUS, readerOf } from './preview-engine.ts';

export const previewTextProvider: Provider<'text'> = {
  id: PREVIEW_PROVIDER,
  kinds: ['text'],
  status: () => ({ ...PREVIEW_STATUS, message: 'Template drafts, not an AI model' }),
  supports: () => ({ seed: true, cancel: true }),
  reader: readerOf('text'),
  async submit(job, context) {
    const { text, form, reading } = await fromEngine(writeText(job, context));
    return { state: 'done', output: { text, mediaType: 'text/markdown', reading, details: { form } } };
  },
};
