import { flag, nullable, oneOf, text, type ObjectOf } from '../shape/field.ts';
import { COMMON_FIELDS, SAMPLE } from './item.ts';

export const TEXT_STYLES = ['creative', 'professional', 'casual', 'technical', 'marketing'] as const;
export type TextStyle = (typeof TEXT_STYLES)[number];

export const TEXT_FIELDS = {
  kind: oneOf(['text']),
  ...COMMON_FIELDS,
  /** Markdown; null until it is done. */
  response: nullable(text),
  style: oneOf(TEXT_STYLES),
  /** True when the user stopped it: what was written until then is kept, and charged. */
  stopped: flag,
} as const;

export type TextGeneration = ObjectOf<typeof TEXT_FIELDS>;

export const TEXT_SAMPLE: TextGeneration = {
  kind: 'text',
  ...SAMPLE,
  prompt: 'A caption for a bakery',
  credits: 30,
  response: '# Fresh bread\n\nEvery **morning**.',
  style: 'creative',
  stopped: false,
};
