import type { Indexer, StoryIndex } from 'storybook/internal/types';
import { ALSO_CALLED } from './facts.ts';
import { facts } from './read-facts.ts';

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

interface Generator {
  getIndex(): Promise<StoryIndex>;
}

/**
 * The sidebar searches headings of pages, by their anchors. A component's page has one that says what else people call
 * it, in place of Storybook's own, which are its stories: those are found by themselves.
 */
export async function withSynonyms<Given extends Generator>(given: Promise<Given>): Promise<Given> {
  const generator = await given;
  const getIndex = generator.getIndex.bind(generator);
  generator.getIndex = async () => {
    const index = await getIndex();
    for (const { page, also } of facts()) {
      const entry = index.entries[page];
      if (entry?.type === 'docs') entry.anchors = also === '' ? [] : [{ id: ALSO_CALLED, title: also }];
    }
    return index;
  };
  return generator;
}
