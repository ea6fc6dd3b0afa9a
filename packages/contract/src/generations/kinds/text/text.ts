import { flag, nullable, oneOf, text, type ValueOf } from '../../../shape/field.ts';
import { defineKind } from '../../kind/define-kind.ts';
import type { SampleOf } from '../../kind/item.ts';

export const TEXT_STYLES = ['creative', 'professional', 'casual', 'technical', 'marketing'] as const;
export type TextStyle = (typeof TEXT_STYLES)[number];

export const TEXT = defineKind('text', {
  name: 'Text',
  pluralLabel: 'Texts',
  newLabel: 'New text',
  noun: 'text',
  verb: 'write',
  page: '/text',
  file: { prefix: 'ai-text-', extension: 'txt', noun: 'text' },
  missingPrompt: 'Please enter a text prompt',
  price: 30,
  medium: 'words',
  listPath: '/api/text-generations',
  startPaths: { json: '/api/generate-text' },
  fields: {
    /** Markdown; null until it is done. */
    response: nullable(text),
    style: oneOf(TEXT_STYLES),
    /** True when the user stopped it: what was written until then is kept, and charged. */
    stopped: flag,
  },
  result: 'response',
  aspectRatio: () => 1,
  asItem: ({ model }: { model?: TextStyle }) => ({ style: model }),
});

export type TextGeneration = ValueOf<typeof TEXT.item>;

export const TEXT_SAMPLE: SampleOf<TextGeneration> = {
  prompt: 'A caption for a bakery',
  credits: 30,
  response: '# Fresh bread\n\nEvery **morning**.',
  style: 'creative',
  stopped: false,
};
