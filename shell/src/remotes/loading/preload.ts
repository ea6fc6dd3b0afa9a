import type { Registry, RemoteEntry, ShellApi, Tool } from '@aic/sdk';

export interface PreloadDeps {
  registry(): Registry;
  load(name: string, entry: RemoteEntry, options: { reset: boolean }): Promise<Tool>;
  shell(): ShellApi;
}

/**
 * Makes a tool ready ahead of the click: its files are loaded and run, and its first data is asked for. For hover and
 * focus of its link. A failure is silent: opening the tool tries again and reports it. Nothing is preloaded for users
 * who save data.
 */
export function createPreloader({ registry, load, shell }: PreloadDeps): (name: string) => void {
  const asked = new Set<string>();
  return (name) => {
    const entry = registry().remotes[name];
    if (!entry || entry.killed || asked.has(entry.build) || savesData()) return;
    asked.add(entry.build);
    load(name, entry, { reset: false })
      // It is not on the page: it asks for data, and leads users nowhere.
      .then((tool) => tool.prefetch?.({ ...shell(), navigate: () => undefined }))
      .catch(() => asked.delete(entry.build));
  };
}

function savesData(): boolean {
  // Safe because the property is only read, and absent in browsers without the Network Information API.
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}
