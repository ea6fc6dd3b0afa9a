/** Reads a declaration file by its path from the root, without its extension; null when there is none. */
export type ReadDeclarations = (module: string) => string | null;

/**
 * What `entry` and every module it reaches declare, module by module: types and exports as the compiler sees them,
 * without comments.
 *
 * @param packages modules of packages that count as a part of it, by what they are imported as
 * @throws Error when a module that is reached has no declarations
 */
export function apiReport(
  entry: string,
  packages: Readonly<Record<string, string>>,
  read: ReadDeclarations,
): string {
  const texts = new Map<string, string>();
  const waiting = [entry];
  for (let module = waiting.pop(); module !== undefined; module = waiting.pop()) {
    if (texts.has(module)) continue;
    const declarations = read(module);
    if (declarations === null) throw new Error(`The compiler wrote no declarations of ${module}.`);
    const text = withoutComments(declarations);
    texts.set(module, text);
    waiting.push(...importsOf(text, module, packages));
  }
  const modules = [...texts].filter(([, text]) => text !== '').toSorted(([a], [b]) => (a < b ? -1 : 1));
  return modules.map(([module, text]) => `## ${module}\n\n\`\`\`ts\n${text}\n\`\`\`\n`).join('\n');
}

const withoutComments = (text: string): string =>
  text
    .replaceAll(/^\s*\/\*\*[\s\S]*?\*\/\n/gm, '')
    .replaceAll(/^\s*\/\/.*\n/gm, '')
    .trim();

function importsOf(text: string, module: string, packages: Readonly<Record<string, string>>): string[] {
  const specifiers = [...text.matchAll(/(?:from |import\()['"]([^'"]+)['"]/g)].map(([, name = '']) => name);
  return specifiers.flatMap((specifier) => {
    if (!specifier.startsWith('.')) return packages[specifier] ?? [];
    const { pathname } = new URL(specifier, `file:///${module}`);
    return pathname.slice(1).replace(/\.tsx?$/, '');
  });
}
