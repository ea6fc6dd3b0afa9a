interface ScriptFile {
  url: string;
  integrity: string;
}

/** Trusted types, as far as they are used. */
interface PolicyFactory {
  createPolicy(name: string, rules: Policy): Policy;
}

interface Policy {
  createScriptURL(url: string): string;
}

/** A picture that never comes does not keep the page from working. */
const PATIENCE_MS = 2500;

/**
 * Source of an inline script that adds the shell's script, and preloads of the parts it will ask for, once the page
 * and its first pictures are there, or at once when the page is used before that or gone back to. Until then scripts
 * would only take the line away from what is read. One that did not arrive is asked for again with the network or the
 * next press. The gateway calls it with the files, the script first.
 */
export const startScript = `(files => (${startLate.toString()})(files, ${PATIENCE_MS}))`;

/**
 * The same for a page that is about to be used: its scripts come right after its first paint, and take no time from
 * that.
 */
export const soonScript = `(files => (${startLate.toString()})(files, 0))`;

/** In the page it has no imports and no closures. Exported for its test. @param patienceMs 0: after the first paint */
export function startLate(
  [main, ...parts]: readonly [ScriptFile, ...ScriptFile[]],
  patienceMs: number,
): void {
  const dress = (element: HTMLElement, attributes: object): HTMLElement => {
    for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value));
    return element;
  };
  const crossorigin = 'anonymous';
  // Safe because it is looked at: not every browser has it. What it makes is given to the script as it is.
  const { trustedTypes } = globalThis as { trustedTypes?: PolicyFactory };
  // This one address and no other: the page's own policy is in the script that it leads to.
  const policy = trustedTypes?.createPolicy('start', { createScriptURL: () => main.url });
  const src = policy?.createScriptURL(main.url) ?? main.url;
  let script: HTMLElement | undefined;
  const add = (): void => {
    if (script?.isConnected) return;
    const element = document.createElement('script');
    element.src = src;
    const added = dress(element, { integrity: main.integrity, crossorigin });
    added.addEventListener('error', () => added.remove());
    script = added;
    const preloads = parts.map(({ url, integrity }) =>
      dress(document.createElement('link'), {
        rel: 'preload',
        as: 'script',
        href: url,
        integrity,
        crossorigin,
      }),
    );
    document.head.append(added, ...preloads);
  };
  for (const event of ['load', 'online', 'pointerdown', 'keydown', 'touchstart']) {
    addEventListener(event, add);
  }
  if (patienceMs === 0) requestAnimationFrame(add);
  else setTimeout(add, patienceMs);
  const [visit] = performance.getEntriesByType('navigation');
  if (visit !== undefined && 'type' in visit && visit.type !== 'navigate') add();
}
