import { capitalize, type Desk, draw } from './draft.ts';

/** A letter with its parts in place. */
export function writeLetter({ brief: { topic, recipient }, voice, random }: Desk): string {
  const [opening] = draw(random, voice.openings, 1);
  const [call] = draw(random, voice.calls, 1);
  const name = recipient === null ? '[name]' : `[name of ${recipient.replace(/^my /i, 'your ')}]`;
  return [
    `**Subject:** ${capitalize(topic)}`,
    `${voice.greeting} ${name},`,
    `I am writing about ${topic}. [One sentence: what has happened, or why now.]`,
    `${opening} [what you ask for or offer, in plain words]. It would help if [what would help, and by when].`,
    `[A reason or a fact that helps ${recipient === null ? 'the reader' : 'them'} to say yes.]`,
    call ?? '',
    `${voice.farewell}  \n[your name]`,
  ].join('\n\n');
}
