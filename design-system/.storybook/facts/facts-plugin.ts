import type { Indexer } from 'storybook/internal/types';
import type { Plugin } from 'vite';
import type { ComponentFacts } from './facts.ts';
import { indexOf, markdownOf } from './markdown.ts';
import { readFacts } from './read-facts.ts';

const MODULE = 'virtual:component-facts';

let known: ComponentFacts[] | undefined;
/** Read once: while Storybook runs, what the product imports and what is missing stay as they were at the start. */
const facts = (): ComponentFacts[] => (known ??= readFacts());

/** Gives pages what only the sources know, as a module; a build has each page in Markdown, too. */
export const factsPlugin = (): Plugin => ({
  name: 'component-facts',
  resolveId: (id) => (id === MODULE ? `\0${MODULE}` : undefined),
  generateBundle() {
    if (this.environment.name !== 'client') return;
    this.emitFile({ type: 'asset', fileName: 'llms.txt', source: indexOf(facts()) });
    for (const component of facts()) {
      const fileName = `markdown/${component.page}.md`;
      this.emitFile({ type: 'asset', fileName, source: markdownOf(component) });
    }
  },
  load: (id) => (id === `\0${MODULE}` ? `export const facts = ${JSON.stringify(facts())};` : undefined),
});

/** Tags each story with its component's status, for the badge in the sidebar. */
export const withStatus = (indexers: readonly Indexer[]): Indexer[] =>
  indexers.map((indexer) => ({
    ...indexer,
    async createIndex(fileName, options) {
      const inputs = await indexer.createIndex(fileName, options);
      const status = facts().find(({ file }) => fileName.endsWith(file.slice(1)))?.status;
      return status === undefined
        ? inputs
        : inputs.map((input) => ({ ...input, tags: [...(input.tags ?? []), `status:${status}`] }));
    },
  }));
