import { capitalize, type Desk, draw } from './draft.ts';

/** A short text about a thing: a line to open, what it is, what it is for, a line to close. */
export function writeBlurb({ brief: { topic }, voice, random }: Desk): string {
  const [opening] = draw(random, voice.openings, 1);
  const [first, second, third] = draw(random, voice.qualities, 3);
  const [verb, other] = draw(random, voice.verbs, 2);
  const [call] = draw(random, voice.calls, 1);
  return [
    `## ${capitalize(topic)}`,
    `${opening} **${topic}**, ${first} and ${second}.`,
    `It is for people who want to ${verb} [what they care about] without [what gets in their way], and to ${other} the rest on the way.`,
    `- **${capitalize(first ?? '')}**: [what makes it so]\n- **${capitalize(second ?? '')}**: [a number or an example]\n- **${capitalize(third ?? '')}**: [what others say about it]`,
    call ?? '',
  ].join('\n\n');
}
