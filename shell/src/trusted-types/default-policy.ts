import { isKnownScript } from './known-scripts.ts';

/** As far as it is used (https://www.w3.org/TR/trusted-types/). */
interface PolicyFactory {
  createPolicy(
    name: string,
    rules: {
      createHTML(html: string): string | null;
      createScript(code: string): string | null;
      createScriptURL(url: string): string | null;
    },
  ): unknown;
}

/**
 * Where the content policy asks for trusted types, each text that would become a script or markup passes here first.
 * There is one rule for the whole page, because remotes are built and released by others, also before there was this
 * rule.
 */
export function installDefaultPolicy(): void {
  // Safe because it is looked at: not every browser has it.
  const { trustedTypes } = globalThis as { trustedTypes?: PolicyFactory };
  trustedTypes?.createPolicy('default', {
    createHTML: textOnly,
    // Chromium refuses code without a rule, too, but does not report all of it.
    createScript: () => null,
    createScriptURL: knownOnly,
  });
}

/** With null the browser refuses the text and reports it; an error would not be reported. Exported for its test. */
export const knownOnly = (url: string): string | null => (isKnownScript(url) ? url : null);

/**
 * Without `<` there is no element in it. Libraries need it for two things: rules of a style element, which has the
 * nonce, and the character that an entity of Markdown stands for. Exported for its test.
 */
export const textOnly = (html: string): string | null => (html.includes('<') ? null : html);
