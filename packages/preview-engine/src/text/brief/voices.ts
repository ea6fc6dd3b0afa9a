import type { TextStyle } from '@aic/contract';

/** The words a style chooses from. Each list has enough for one draft without saying anything twice. */
export interface Voice {
  openings: readonly string[];
  qualities: readonly string[];
  verbs: readonly string[];
  calls: readonly string[];
  greeting: string;
  farewell: string;
  /** Between the words of a caption. */
  sign: string;
}

export const VOICES: Readonly<Record<TextStyle, Voice>> = {
  creative: {
    openings: ['Picture this:', 'It starts with a small surprise:', 'Once you see it, you cannot unsee it:'],
    qualities: ['unexpected', 'bright', 'a little wild', 'warm', 'half dream, half plan', 'hand-made'],
    verbs: ['wander into', 'light up', 'turn over', 'listen to', 'dance around'],
    calls: ['Come and see.', 'Stay for the good part.', 'Take the scenic way.'],
    greeting: 'Dear',
    farewell: 'With ink on my fingers,',
    sign: '✦',
  },
  professional: {
    openings: ['In short:', 'The aim is clear:', 'What matters most:'],
    qualities: ['reliable', 'considered', 'well documented', 'on schedule', 'consistent', 'measurable'],
    verbs: ['review', 'define', 'align on', 'deliver', 'evaluate'],
    calls: [
      'Please get in touch to discuss the details.',
      'We look forward to your reply.',
      'Let us agree on the next step.',
    ],
    greeting: 'Dear',
    farewell: 'Kind regards,',
    sign: '·',
  },
  casual: {
    openings: ['Okay, so:', 'Quick one:', 'Here is the thing:'],
    qualities: ['easy', 'fun', 'no fuss', 'pretty great', 'friendly', 'just right'],
    verbs: ['try', 'sort out', 'figure out', 'play with', 'share'],
    calls: ['Give it a go!', 'Tell me what you think.', 'See you there?'],
    greeting: 'Hi',
    farewell: 'Talk soon,',
    sign: '–',
  },
  technical: {
    openings: ['Scope:', 'Problem statement:', 'Summary:'],
    qualities: ['deterministic', 'testable', 'documented', 'modular', 'observable', 'reversible'],
    verbs: ['specify', 'measure', 'implement', 'verify', 'profile'],
    calls: [
      'See the open questions below.',
      'Report deviations with steps to reproduce.',
      'Acceptance criteria follow.',
    ],
    greeting: 'Hello',
    farewell: 'Regards,',
    sign: '→',
  },
  marketing: {
    openings: ['Meet your new favourite:', 'Finally:', 'Made for people who care:'],
    qualities: [
      'effortless',
      'crafted with care',
      'ready when you are',
      'loved for a reason',
      'fresh',
      'one of a kind',
    ],
    verbs: ['discover', 'unlock', 'enjoy', 'treat yourself to', 'join'],
    calls: ['Try it today.', 'Be the first to know.', 'Find out more.'],
    greeting: 'Dear',
    farewell: 'See you soon,',
    sign: '★',
  },
};
