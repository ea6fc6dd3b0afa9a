import { capitalize, type Desk } from './draft.ts';

/** A product by what the prompt says of it, and places for what only its maker knows: nothing is praised or made up. */
export function writeProductText({ brief: { topic, facts } }: Desk): string {
  return [
    `## ${capitalize(topic)}`,
    `[One sentence: what the ${topic} does better than what one has now.]`,
    facts.map((fact) => `- ${capitalize(fact)}`).join('\n'),
    '[What it is made of, and how large it is]  \n[Price, and where to get it]',
  ]
    .filter(Boolean)
    .join('\n\n');
}
