import 'core-js/web/url.js';
import 'core-js/web/url-search-params.js';

// What libraries of a first screen look for while their modules run. An engine with no more than the language has
// none of it, and a prerendered screen that is made in one go needs no more of it than this: nothing waits, nothing
// is sent, nothing is encoded.
const missing = {
  TextEncoder: class {
    encode = (text: string): Uint8Array => new Uint8Array(text.length);
  },
  MessageChannel: class {
    port1 = {};
    port2 = { postMessage: () => undefined };
  },
  setTimeout: () => 0,
  clearTimeout: () => undefined,
  setInterval: () => 0,
  clearInterval: () => undefined,
  queueMicrotask: (run: () => void) => void Promise.resolve().then(run),
  console: { log: () => undefined, warn: () => undefined, error: () => undefined },
};
for (const [name, value] of Object.entries(missing)) {
  if (!Object.hasOwn(globalThis, name)) {
    Object.defineProperty(globalThis, name, { value, configurable: true });
  }
}
