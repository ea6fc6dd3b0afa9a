import { GENERATION_KINDS, type GenerationKind, KINDS } from '@aic/contract';
import { factsOf } from '@aic/contract/facts';
import { z } from 'zod';
import type { MailContent } from './mail-content.ts';

/** Kinds whose users wait for minutes. */
export const generationReadySchema = z.object({
  /** Of the item; of the release before it may be missing. */
  generation: z.string().optional(),
  kind: z.enum(GENERATION_KINDS).refine((kind) => factsOf({ kind }).readyAction !== undefined),
});

interface ReadyGeneration {
  generation?: string | undefined;
  kind: GenerationKind;
  prompt: string;
}

export function generationReady(
  { generation, kind, prompt }: ReadyGeneration,
  appOrigin: string,
): MailContent {
  const { noun, page } = KINDS[kind];
  return {
    subject: `Your ${noun} is ready`,
    heading: `Your ${noun} is ready`,
    paragraphs: [
      ...(prompt.trim() === '' ? [] : [`“${shortened(prompt)}”`]),
      'It waits for you in your studio.',
    ],
    pictureAlt: shortened(prompt),
    action: {
      label: factsOf({ kind }).readyAction ?? '',
      url: appOrigin + page + (generation === undefined ? '' : `?item=${encodeURIComponent(generation)}`),
    },
  };
}

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Between characters as people see them: half an emoji is none. */
function shortened(prompt: string): string {
  const characters = Array.from(
    graphemes.segment(prompt.replaceAll(/\s+/g, ' ').trim()),
    (one) => one.segment,
  );
  return characters.length <= 160 ? characters.join('') : `${characters.slice(0, 159).join('')}…`;
}
