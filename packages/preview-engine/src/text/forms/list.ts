import { capitalize, type Desk } from './draft.ts';

/** What the prompt names, one a line, to tick off. */
export function writeList({ brief: { topic, items } }: Desk): string {
  return [`## ${capitalize(topic)}`, items.map((item) => `- [ ] ${capitalize(item)}`).join('\n')].join(
    '\n\n',
  );
}
