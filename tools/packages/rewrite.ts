import { nameComponents } from '@aic/build-kit';

const RELATIVE = /(\bfrom |\bimport\(?|\bimport )(["'])(\.{1,2}\/[^"']+)\.tsx?\2/g;
const BARE = /(?:\bfrom |\bimport\(|\bimport |\burl\()["']([^."'][^"']*)["']/g;
/** What React's server components have no part in: hooks, events, contexts, styles. */
const CLIENT = /\bfrom ["'](?:react|react-dom|react\/jsx-runtime|styled-components)["']/;

/** The compiler leaves the names of sources in declarations, which some readers do not find. */
export const rewriteDeclaration = (text: string): string =>
  text.replaceAll(RELATIVE, (_, keyword: string, quote: string, path: string) => {
    return `${keyword}${quote}${path}.js${quote}`;
  });

/**
 * @param source path of the module from the workspace: its styled components are named by it, as in our own builds
 * @param marksClientParts whether it says that it needs a browser
 */
export function rewriteModule(code: string, source: string, marksClientParts: boolean): string {
  const named = nameComponents(code, source);
  return marksClientParts && CLIENT.test(code) ? `'use client';\n${named}` : named;
}

/** Paths of the other modules of its package that a module imports, from the module. */
export const importedModules = (text: string): string[] =>
  [...text.matchAll(/^(?:import|export)\b[^'"]*["'](\.{1,2}\/[^"']+)["']/gm)].map(([, path = '']) => path);

/** A build puts the tool that it is made of in the place of this name. */
const ALIAS = 'aic-tool';

/** Names of the packages that a module, a declaration or a style sheet imports, without Node's own. */
export const importedPackages = (text: string): string[] =>
  [...text.matchAll(BARE)]
    .map(([, request = '']) => request)
    .filter((request) => !request.includes(':') && request !== ALIAS)
    .map((request) => request.split('/', request.startsWith('@') ? 2 : 1).join('/'));
