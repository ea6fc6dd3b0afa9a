import { capitalize, type Desk, draw } from './draft.ts';

/** A song's skeleton: its sections in order, with the hook in place and room for the lines. */
export function writeLyrics({ brief: { topic }, voice, random }: Desk): string {
  const [verb, other] = draw(random, voice.verbs, 2);
  const [first, second] = draw(random, voice.qualities, 2);
  const hook = `${capitalize(topic)}, oh, ${topic}`;
  return [
    `## ${capitalize(topic)} (song skeleton)`,
    `### Verse 1\n${lines(`We ${verb} [a place] at [a time of day],`, `[who is there] is ${first},`, '[one thing you can see],', '[a line that ends in a rhyme with the second]')}`,
    `### Chorus\n${lines(`**${hook}**,`, `${capitalize(second ?? '')}, all the way,`, `**${hook}**,`, '[what you wish for, in five words]')}`,
    `### Verse 2\n${lines(`Now we ${other} [the same place], later,`, '[what has changed],', '[one thing you can hear],', '[a rhyme with the second line]')}`,
    `### Bridge\n${lines('[the doubt, in one line]', '[the answer, in one line]')}`,
    `### Chorus\n${lines(`**${hook}**`, '(repeat, and let it end on the first word)')}`,
  ].join('\n\n');
}

/** Two spaces at a line's end are a line break in Markdown. */
function lines(...all: string[]): string {
  return all.join('  \n');
}
