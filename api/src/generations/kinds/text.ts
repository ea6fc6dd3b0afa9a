import { textRequestSchema } from '@aic/contract/schemas';
import { defineServerKind, defineStart } from './server-kind.ts';

export const TEXT = defineServerKind('text', {
  service: 'Text generation',
  json: defineStart({ summary: 'Write a text', schema: textRequestSchema }),
  columns: {
    response: `g.output ->> 'text'`,
    style: `g.request ->> 'model'`,
    stopped: `coalesce((g.output ->> 'stopped')::boolean, false)`,
  },
  stored: textRequestSchema,
  smallest: { prompt: 'Answer with one word: ready', model: 'technical' },
  toJob: ({ prompt, model }, seed) => ({ kind: 'text' as const, prompt, style: model, seed }),
});
