import { capitalize, type Desk } from './draft.ts';

/** Parts, and under each what belongs there; the user adds the facts. */
export function writeOutline({ brief: { topic } }: Desk): string {
  return [
    `## Outline: ${topic}`,
    `### 1. ${capitalize(topic)}, and why it matters\n- What it means here, in one line: [meaning]\n- Who is concerned: [people, places]`,
    `### 2. Where things stand\n- What is known of ${topic}: [facts]\n- What is only assumed: [guesses]`,
    '### 3. What there is to choose from\n- [first way]: what it costs, what it brings\n- [second way]: what it costs, what it brings',
    '### 4. What to do\n- First step, by [date]\n- How to see that it works: [sign]',
    `### Close\n[The one thing to remember about ${topic}]`,
  ].join('\n\n');
}
