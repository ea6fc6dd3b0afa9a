import { posix } from 'node:path';
import { commentsOf } from './comments.ts';
import { isOfRepository } from './doc-references.ts';
import type { Repository } from './repository.ts';
import { RULES_FOLDER } from './rules.ts';

/** Migrations are never changed, also when what they name has moved. */
const SOURCE = /^(?!api\/migrations\/).*\.(tsx?|mjs|sql)$/;
const WEB_ADDRESS = /\w+:\/\/\S+/g;
const PATH = /(?<![\w@/.:*-])(?:[\w.-]+\/)+[\w.-]*/g;
const DOCUMENT = /(?<![\w@/:*-])(?:[\w.-]+\/)*[\w-]+\.mdx?\b/g;
/** Documents that only the authors have. */
const OUTSIDE = /\b(product spec(ification)?|spec(ification)?,? section|the spec(ification)?'s)/gi;
const RULES = /\brules?\s+\d\.[a-z][\w.-]*(?:(?:,\s*|,?\s+and\s+|,?\s+or\s+)\d\.[a-z][\w.-]*)*/gi;
const RULE_ID = /\d\.[a-z][\w-]*(?:\.[\w-]+)*/g;

/** What comments cite, but a reader of the repository cannot open. */
export function badCommentReferences(repository: Repository, ruleIds: ReadonlySet<string>): string[] {
  return repository.files
    .filter((file) => SOURCE.test(file))
    .flatMap((file) =>
      commentsOf(file, repository.read(file)).flatMap(({ line, text }) =>
        problemsOf(repository, file, text.replaceAll(WEB_ADDRESS, ''), ruleIds).map(
          (problem) => `${file}:${line}: ${problem}`,
        ),
      ),
    );
}

function problemsOf(
  repository: Repository,
  file: string,
  text: string,
  ruleIds: ReadonlySet<string>,
): string[] {
  const paths = matches(text, PATH)
    .map((path) => path.replace(/[./]+$/, ''))
    .filter((path) => isOfRepository(repository, path) && !hasPath(repository, path));
  const documents = matches(text, DOCUMENT).filter(
    (path) => !repository.has(path) && !repository.has(posix.join(posix.dirname(file), path)),
  );
  const rules = matches(text, RULES)
    .flatMap((phrase) => matches(phrase, RULE_ID))
    .filter((id) => !ruleIds.has(id));
  return [
    ...new Set([...paths, ...documents].map((path) => `names ${path}, which is not in the repository`)),
    ...matches(text, OUTSIDE).map(
      (words) => `cites "${words}": give the reason, or a rule of ${RULES_FOLDER}`,
    ),
    ...rules.map((id) => `cites rule ${id}, which ${RULES_FOLDER} does not have`),
  ];
}

/** A decision record may be named by its number: docs/adr/0011. */
const hasPath = (repository: Repository, path: string): boolean =>
  repository.has(path) ||
  (/^docs\/adr\/\d+$/.test(path) && repository.files.some((file) => file.startsWith(`${path}-`)));

const matches = (text: string, pattern: RegExp): string[] => text.match(pattern) ?? [];
