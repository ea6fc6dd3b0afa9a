import type { Registry } from '@aic/sdk';

const EMPTY: Registry = { schema: 1, generation: 0, sig: '', remotes: {} };

/**
 * The registry that the gateway wrote into the HTML. Without one the shell still works; each tool shows its error card.
 */
export function readRegistry(page: Document): Registry {
  const text = page.getElementById('registry')?.textContent;
  if (!text) {
    return EMPTY;
  }
  try {
    // Safe because the gateway writes this element from the same type; another schema is refused.
    const registry = JSON.parse(text) as Registry;
    return registry.schema === 1 ? registry : EMPTY;
  } catch {
    return EMPTY;
  }
}
