import { capitalize, type Desk, draw } from './draft.ts';

const HASHTAGS_MAX = 4;

/** Three captions to choose from, and hashtags out of the topic's own words. */
export function writeCaption({ brief: { topic }, voice, random }: Desk): string {
  const [opening, second = ''] = draw(random, voice.openings, 2);
  const [first, another, third] = draw(random, voice.qualities, 3);
  const [verb] = draw(random, voice.verbs, 1);
  const [call] = draw(random, voice.calls, 1);
  return [
    '## Three captions',
    `1. ${opening} ${topic}. ${call}`,
    `2. ${capitalize(topic)} ${voice.sign} ${first}, ${another} ${voice.sign} [what makes yours special]`,
    `3. ${second} ${verb} ${topic}, ${third} as ever. [a detail only you know]`,
    '## Hashtags',
    hashtags(topic).join(' ') || '[your hashtags]',
  ].join('\n\n');
}

function hashtags(topic: string): string[] {
  const words = topic.split(/[^\p{L}\p{N}]+/u).filter((word) => word.length > 3);
  return words.slice(0, HASHTAGS_MAX).map((word) => `#${word.toLowerCase()}`);
}
