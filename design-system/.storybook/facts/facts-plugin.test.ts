import { createServer } from 'vite';
import { expect, it, onTestFinished } from 'vitest';
import { factsPlugin, withGuides } from './facts-plugin.ts';

it('answers with the twin of a page and their list while Storybook runs, and with nothing else', async () => {
  const server = await createServer({
    configFile: false,
    appType: 'custom',
    logLevel: 'silent',
    plugins: [factsPlugin()],
    server: { port: 0, ws: false },
  });
  onTestFinished(() => server.close());
  await server.listen();
  const read = async (path: string) => {
    const response = await fetch(new URL(path, server.resolvedUrls?.local[0]));
    return [response.status, await response.text()];
  };

  expect(await read('/markdown/actions-button--docs.md')).toEqual([200, expect.stringContaining('# Button')]);
  expect(await read('/llms.txt')).toEqual([
    200,
    expect.stringContaining('(markdown/actions-button--docs.md)'),
  ]);
  expect(await read('/markdown/nothing.md')).toEqual([404, expect.any(String)]);
  // It reads all sources of the library.
}, 30_000);

it('gives an agent the guide of a component, and leaves alone what is none', () => {
  const of = (id: string) => ({
    id,
    name: id,
    path: '',
    description: 'A comment.',
    stories: [],
    jsDocTags: {},
  });
  const manifests = {
    components: { v: 0, components: { a: of('actions-button'), b: of('patterns-studio') } },
  };

  const { components } = withGuides(manifests).components ?? {};

  expect(components?.['a']?.description).toContain('## When to use');
  expect(components?.['b']?.description).toBe('A comment.');
  expect(withGuides({})).toEqual({});
});
