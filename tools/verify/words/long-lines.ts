import type { Repository } from '../references/repository.ts';

const CHARACTERS_MAX = 120;
const CODE = /\.(tsx?|mjs)$/;
const KEPT = /^e2e\/kept-release\//;
/** A text that users or developers read, a link and a pattern stay in one piece. */
const LITERAL = /'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"|`(?:[^`\\]|\\.)*`|\/(?:[^/\\]|\\.)+\/[a-z]*|>[^<{]*</g;

/** The formatter breaks code, never comments and the text of a template. @returns a line for each that is too long */
export function longLines(repository: Repository): string[] {
  return repository.files
    .filter((file) => CODE.test(file) && !KEPT.test(file))
    .flatMap((file) =>
      repository
        .read(file)
        .split('\n')
        .flatMap((line, index) =>
          line.length > CHARACTERS_MAX && line.replaceAll(LITERAL, '').length > CHARACTERS_MAX
            ? [`${file}:${index + 1}: ${line.length} characters, ${CHARACTERS_MAX} at most`]
            : [],
        ),
    );
}
