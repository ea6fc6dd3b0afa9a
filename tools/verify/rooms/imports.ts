import { posix } from 'node:path';
import { parseSync, Visitor } from 'oxc-parser';
import { z } from 'zod';
import type { Repository } from '../references/repository.ts';

const SOURCE = /\.tsx?$/;
/** Tests, stories and guides may look at anything; templates are sources of another package. */
const LEFT_OUT = /\.(test|spec|stories|guide)\.tsx?$|(^|\/)(test|testing|template|fixtures)\//;
const PACKAGE = z.object({ name: z.string(), exports: z.record(z.string(), z.unknown()).default({}) });
/** Folders whose files may import their package by its name. */
const BY_NAME: ReadonlyArray<readonly [folder: RegExp, reason: string]> = [
  [
    /^packages\/sdk\/src\/(api\/library|hand-off|library|slots)\//,
    'a tool bundles them, with the core that the page shares',
  ],
];

export interface Import {
  from: string;
  to: string;
}

interface Package {
  folder: string;
  name: string;
  /** The file of each entry, by its name from outside. */
  entries: ReadonlyMap<string, string>;
}

/**
 * Every import of one source file of the repository by another, types and lazy ones too, by paths from the root. Those
 * of a package by itself are left to `selfImports`.
 */
export function importsOf(repository: Repository): Import[] {
  const packages = packagesOf(repository);
  const entries = new Map(packages.flatMap((one) => [...one.entries]));
  return sourcesOf(repository).flatMap((from) =>
    specifiersOf(from, repository.read(from)).flatMap((specifier) => {
      const to = specifier.startsWith('.')
        ? posix.join(posix.dirname(from), specifier)
        : isOwn(from, specifier, packages)
          ? undefined
          : entries.get(specifier);
      return to !== undefined && repository.has(to) ? { from, to } : [];
    }),
  );
}

/** @returns one line for each import of a package by one of its own files, by its name */
export function selfImports(repository: Repository): string[] {
  const packages = packagesOf(repository);
  const sources = sourcesOf(repository).filter((file) => !BY_NAME.some(([folder]) => folder.test(file)));
  return sources.flatMap((from) =>
    specifiersOf(from, repository.read(from))
      .filter((specifier) => isOwn(from, specifier, packages))
      .map((specifier) => `${from} imports its own package as ${specifier}: name the file`),
  );
}

const isOwn = (from: string, specifier: string, packages: readonly Package[]): boolean =>
  packages.some(
    ({ folder, name }) => from.startsWith(`${folder}/`) && `${specifier}/`.startsWith(`${name}/`),
  );

const sourcesOf = ({ files }: Repository): string[] =>
  files.filter((file) => SOURCE.test(file) && !LEFT_OUT.test(file));

/** What a file imports: values and types, at once and lazily. */
function specifiersOf(path: string, source: string): string[] {
  const { module, program } = parseSync(path, source);
  const found = [
    ...module.staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...module.staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest }) => moduleRequest?.value ?? []),
    ),
    ...module.dynamicImports.map(({ moduleRequest: { start, end } }) => source.slice(start + 1, end - 1)),
  ];
  if (source.includes('import(')) {
    new Visitor({ TSImportType: ({ source: { value } }) => void found.push(value) }).visit(program);
  }
  return [...new Set(found)];
}

function packagesOf(repository: Repository): Package[] {
  return repository.files
    .filter((file) => file.endsWith('/package.json'))
    .map((file) => {
      const folder = posix.dirname(file);
      const { name, exports } = PACKAGE.parse(JSON.parse(repository.read(file)));
      const entries = Object.entries(exports).flatMap(([key, target]) =>
        typeof target === 'string' ? [[posix.join(name, key), posix.join(folder, target)] as const] : [],
      );
      return { folder, name, entries: new Map(entries) };
    });
}
