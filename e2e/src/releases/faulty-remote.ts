import { createHash } from 'node:crypto';
import type { Registry } from '@aic/sdk';
import type { Page, Route } from 'playwright';

export interface FaultyRemote {
  /**
   * From now on the registry names this code for the remote, with an integrity that matches.
   * @param code JavaScript of a tool, given `react` and `sdk` of the page, and the `scope` that it got of all that is shared
   */
  release(code: string): void;
  /** The same with bytes of the entry itself. */
  releaseEntry(script: string): void;
  /** From now on the registry names the real build. */
  recover(): void;
}

const BUILD = 'faulty';

/**
 * Stands between the browser and the gateway: a remote of the registry is another team's build that misbehaves. It
 * keeps its build id, as if the document had come with it.
 */
export async function openFaultyRemote(page: Page, name: string): Promise<FaultyRemote> {
  const global = `aic_${name}_${BUILD}`;
  const entry = `/remotes/${name}/${BUILD}/container.js`;
  let script: string | null = '';

  const change = (registry: Registry): Registry => {
    const real = registry.remotes[name];
    if (script === null || real === undefined) return registry;
    const integrity = { 'container.js': `sha384-${createHash('sha384').update(script).digest('base64')}` };
    const faulty = { ...real, build: BUILD, global, entry, assets: [entry], integrity, previous: null };
    return { ...registry, remotes: { ...registry.remotes, [name]: faulty } };
  };
  await page.route(`**${entry}*`, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: script ?? '' }),
  );
  await changeRegistry(page, change);
  return {
    release: (code) => {
      script = `globalThis.${global} = {
        init(scope) { this.scope = scope; this.shared = (name) => Object.values(scope[name])[0].get()(); },
        async get() {
          const { scope } = this;
          const react = this.shared('react');
          const sdk = this.shared('@aic/sdk');
          const tool = ${code};
          return () => ({ default: tool });
        },
      };`;
    },
    releaseEntry: (bytes) => {
      script = bytes;
    },
    recover: () => {
      script = null;
    },
  };
}

/** Changes the registry on its way, in the HTML of every page and in the gateway's responses. */
export async function changeRegistry(page: Page, change: (registry: Registry) => Registry): Promise<void> {
  await page.route('**/api/remotes', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: change(await response.json()) });
  });
  await changeRegistryText(page, (text) => JSON.stringify(change(JSON.parse(text))));
}

/** Changes only what stands in the HTML. */
export async function changeRegistryText(page: Page, change: (text: string) => string): Promise<void> {
  await page.route(
    ({ pathname }) => !/^\/(?:api|shell|remotes|media)\//.test(pathname),
    async (route: Route) => {
      const response = await route.fetch();
      const html = await response.text();
      const body = html.replace(
        /(<script [^>]*id="registry"[^>]*>)([^]*?)(<\/script>)/,
        (_all, open: string, text: string, close: string) => open + change(text) + close,
      );
      await route.fulfill({ response, body });
    },
  );
}
