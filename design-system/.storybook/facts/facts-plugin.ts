import type { ComponentManifest, ComponentsManifest, Indexer } from 'storybook/internal/types';
import type { Plugin } from 'vite';
import type { ComponentFacts } from './facts.ts';
import { indexOf, markdownOf } from './markdown.ts';
import { readFacts } from './read-facts.ts';
import { readIconPlaces } from './read-sources.ts';

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
    for (const [fileName, source] of texts()) this.emitFile({ type: 'asset', fileName, source });
  },
  // What a build has as files, Storybook answers while it runs.
  configureServer: ({ middlewares }) => {
    middlewares.use((request, response, next) => {
      const text = texts().get(new URL(request.url ?? '', 'http://localhost').pathname.slice(1));
      if (text === undefined) return next();
      response.setHeader('Content-Type', 'text/plain; charset=utf-8').end(text);
    });
  },
  load: (id) =>
    id === `\0${MODULE}`
      ? `export const facts = ${JSON.stringify(facts())};
export const iconPlaces = ${JSON.stringify(readIconPlaces())};`
      : undefined,
});

/** Files for readers without a browser, by their names. */
const texts = (): Map<string, string> =>
  new Map([
    ['llms.txt', indexOf(facts())],
    ...facts().map((component) => [`markdown/${component.page}.md`, markdownOf(component)] as const),
  ]);

/** An agent that asks for a component gets its page, with the guide, and not the comment at its source alone. */
export const withGuides = <Manifests extends { components?: ComponentsManifest }>(manifests: Manifests) => ({
  ...manifests,
  ...(manifests.components && {
    components: {
      ...manifests.components,
      components: Object.fromEntries(
        Object.entries(manifests.components.components).map(([id, manifest]) => [id, withGuide(manifest)]),
      ),
    },
  }),
});

function withGuide(manifest: ComponentManifest): ComponentManifest {
  const component = facts().find(({ page }) => page === `${manifest.id}--docs`);
  if (component === undefined) return manifest;
  return { ...manifest, summary: component.line, description: markdownOf(component) };
}

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
