import type { ComponentManifest, ComponentsManifest } from 'storybook/internal/types';
import type { Plugin } from 'vite';
import { indexOf, markdownOf } from './markdown.ts';
import { facts } from './read-facts.ts';
import { readPages } from './read-pages.ts';
import { readIconPlaces } from './read-sources.ts';

const MODULE = 'virtual:component-facts';

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
export const iconPlaces = ${JSON.stringify(readIconPlaces())};
export const pages = ${JSON.stringify(readPages())};`
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
