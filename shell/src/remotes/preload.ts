import type { Registry } from '@aic/sdk';

const asked = new Set<string>();

/**
 * Fetches a tool's first-screen files ahead of the click: called on hover and focus of its link. Costs nothing when
 * the HTML has preloaded them already, and respects people who save data.
 */
export function preloadTool(name: string, registry: Registry): void {
  const entry = registry.remotes[name];
  if (entry === undefined || entry.killed || asked.has(entry.build) || savesData()) {
    return;
  }
  asked.add(entry.build);
  for (const url of entry.assets) {
    const link = document.createElement('link');
    link.rel = 'preload';
    link.as = 'script';
    link.crossOrigin = 'anonymous';
    link.integrity = entry.integrity[url.slice(url.lastIndexOf('/') + 1)] ?? '';
    link.href = url;
    document.head.append(link);
  }
}

function savesData(): boolean {
  // Safe because the property is only read, and absent in browsers without the Network Information API.
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}
