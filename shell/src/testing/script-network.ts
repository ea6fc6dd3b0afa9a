import { createHash } from 'node:crypto';
import { onTestFinished } from 'vitest';

export interface ScriptNetwork {
  /** Code by path. What is not here is not found. */
  files: Map<string, string>;
  /** URLs in the order in which they were asked for. */
  asked: string[];
  /** URLs that are dropped, each when its promise settles. */
  hanging: Map<string, Promise<void>>;
}

/**
 * Answers the scripts that the page adds to its head, as a browser does: bytes that do not match their integrity are
 * not run, and code that throws is reported and still counts as loaded.
 */
export function openScriptNetwork(): ScriptNetwork {
  const network: ScriptNetwork = { files: new Map(), asked: [], hanging: new Map() };
  const observer = new MutationObserver((mutations) => {
    for (const node of mutations.flatMap(({ addedNodes }) => [...addedNodes])) {
      if (node instanceof HTMLScriptElement) response(network, node);
    }
  });
  observer.observe(document.head, { childList: true });
  onTestFinished(() => observer.disconnect());
  return network;
}

function response({ files, asked, hanging }: ScriptNetwork, script: HTMLScriptElement): void {
  const { pathname, search } = new URL(script.src);
  asked.push(pathname + search);
  const drop = (): boolean => script.dispatchEvent(new Event('error'));
  const end = hanging.get(pathname + search);
  if (end !== undefined) {
    void end.then(drop);
    return;
  }
  const code = files.get(pathname);
  if (code === undefined || !matches(script.integrity, code)) {
    drop();
    return;
  }
  Object.defineProperty(document, 'currentScript', { configurable: true, value: script });
  try {
    // oxlint-disable-next-line no-eval -- what the compiler wrote, as a browser runs it: its `var` is the page's
    (0, eval)(code);
  } catch {
    // In the page's console.
  } finally {
    Reflect.deleteProperty(document, 'currentScript');
  }
  script.dispatchEvent(new Event('load'));
}

/** @param integrity jsdom knows it only once it was set */
const matches = (integrity: string | undefined, code: string): boolean =>
  integrity === undefined ||
  integrity === '' ||
  integrity === `sha384-${createHash('sha384').update(code).digest('base64')}`;
