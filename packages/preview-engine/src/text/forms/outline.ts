import { capitalize, type Desk, draw } from './draft.ts';

/** Parts, and under each what belongs there; the user adds the facts. */
export function writeOutline({ brief: { topic }, voice, random }: Desk): string {
  const [opening] = draw(random, voice.openings, 1);
  const [look, decide, act] = draw(random, voice.verbs, 3);
  const [quality, other] = draw(random, voice.qualities, 2);
  const [call] = draw(random, voice.calls, 1);
  return [
    `## Outline: ${topic}`,
    `${opening} [one sentence that says why ${topic} matters to your readers]`,
    '### 1. Where things stand',
    `- What ${topic} means here, in one line\n- Who is affected: [people, teams, places]\n- What is known, and what is only assumed`,
    '### 2. What there is to choose from',
    `- ${capitalize(look ?? '')} what exists already\n- ${capitalize(decide ?? '')} two or three ways that would be ${quality}\n- What each one costs: [time, money, effort]`,
    '### 3. What to do',
    `- ${capitalize(act ?? '')} the first step by [date]\n- How you will know that it is ${other}\n- What could go wrong, and what then`,
    '### Close',
    `${call} [the one thing readers should remember]`,
  ].join('\n\n');
}
