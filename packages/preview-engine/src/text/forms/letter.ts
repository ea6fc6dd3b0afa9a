import { capitalize, type Desk } from './draft.ts';

/** A mail or letter with its parts in place. */
export function writeLetter({ brief: { topic, clause, recipient }, voice }: Desk): string {
  const name = recipient === null ? '[name]' : `[name of ${recipient.replace(/^my /i, 'your ')}]`;
  return [
    `**Subject:** ${capitalize(topic || clause) || '[what it is about]'}`,
    `${voice.greeting} ${name},`,
    clause === ''
      ? `I am writing about ${topic || '[what it is about]'}. [One sentence: what has happened, or why now.]`
      : `I am writing to tell you that ${clause}. [One sentence: since when, or what it means.]`,
    `${voice.request} [what you ask for or offer, in plain words, and by when].`,
    `${voice.farewell}  \n[your name]`,
  ].join('\n\n');
}
