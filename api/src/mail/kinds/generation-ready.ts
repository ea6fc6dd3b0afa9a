import { GENERATION_KINDS } from '@aic/contract';
import { z } from 'zod';
import { SERVER_KINDS } from '../../generations/kinds/server-kinds.ts';
import type { MailContent } from './mail-content.ts';

/** Kinds whose users wait for minutes. */
export const generationReadySchema = z.object({
  kind: z
    .enum(GENERATION_KINDS)
    .transform((kind) => SERVER_KINDS[kind].ready)
    .refine((ready) => ready !== undefined),
});

interface ReadyGeneration {
  ready: z.output<typeof generationReadySchema>['kind'];
  prompt: string;
}

export function generationReady(
  { ready: { noun, action, page }, prompt }: ReadyGeneration,
  appOrigin: string,
): MailContent {
  return {
    subject: `Your ${noun} is ready`,
    heading: `Your ${noun} is ready`,
    paragraphs: [
      ...(prompt.trim() === '' ? [] : [`“${shortened(prompt)}”`]),
      'It waits for you in your studio.',
    ],
    action: { label: action, url: appOrigin + page },
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
