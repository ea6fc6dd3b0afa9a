import type { MailContent } from './mail-content.ts';

const PAGES = { video: '/video', music: '/music' } as const;

export interface ReadyGeneration {
  kind: 'video' | 'music';
  prompt: string;
}

export function generationReady({ kind, prompt }: ReadyGeneration, appOrigin: string): MailContent {
  const what = kind === 'video' ? 'video' : 'track';
  return {
    subject: `Your ${what} is ready`,
    heading: `Your ${what} is ready`,
    paragraphs: [
      ...(prompt.trim() === '' ? [] : [`“${shortened(prompt)}”`]),
      'It waits for you in your studio.',
    ],
    action: { label: kind === 'video' ? 'Watch it' : 'Listen to it', url: appOrigin + PAGES[kind] },
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
