import { posix } from 'node:path';
import type { Repository } from '../references/repository.ts';

const SOURCE = /\.tsx?$/;
/** Tests may look at anything; templates are sources of another package. */
const LEFT_OUT = /\.(test|spec|stories)\.tsx?$|(^|\/)(test|testing|template|fixtures)\//;
const RELATIVE_IMPORT = /(?:\bfrom|\bimport\(?)\s*'(\.[^']+)'/g;

export interface Import {
  from: string;
  to: string;
}

/** Every import of one source file of the repository by another, by paths from the root. */
export function importsOf(repository: Repository): Import[] {
  return repository.files
    .filter((file) => SOURCE.test(file) && !LEFT_OUT.test(file))
    .flatMap((from) =>
      [...repository.read(from).matchAll(RELATIVE_IMPORT)].flatMap(([, specifier = '']) => {
        const to = posix.join(posix.dirname(from), specifier);
        return repository.has(to) ? { from, to } : [];
      }),
    );
}
