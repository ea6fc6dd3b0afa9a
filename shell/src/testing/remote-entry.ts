import type { RemoteEntry, Tool } from '@aic/sdk';

/** A registry entry as the gateway writes it. */
export function remoteEntry(change: Partial<RemoteEntry> = {}): RemoteEntry {
  return { ...files('b2', '2.0.0'), routes: ['/'], killed: false, previous: null, ...change };
}

/** The files of one build. */
export function files(build: string, version: string): NonNullable<RemoteEntry['previous']> {
  const entry = `/remotes/image/${build}/container.js`;
  return {
    version,
    build,
    entry,
    global: `aic_image_${build}`,
    contract: '^1.0.0',
    integrity: { 'container.js': `sha384-${build}` },
    assets: [entry],
  };
}

/** A tool that writes its name into its element. */
export function textTool(text: string, change: Partial<Tool> = {}): Tool {
  return {
    name: text,
    contract: '^1.0.0',
    mount({ element }) {
      element.textContent = text;
      return { unmount: () => element.replaceChildren() };
    },
    ...change,
  };
}
