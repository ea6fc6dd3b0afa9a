const TEXT_LENGTH_MAX = 2_000;

/** Where its target stands: first what it writes, then what it reads or calls. */
const TARGETS = [
  /\b(?:insert into|update|delete from)\s+([a-z_][\w.]*)/,
  /\b(?:from|join)\s+(?:lateral\s+)?(?:jsonb_to_\w+\()?([a-z_][\w.]*)/,
  /^select\s+([a-z_][\w.]*)\(/,
];

/**
 * A short name for a statement, such as `select start_generations`, and its text with a mark for each value. Both are
 * of its source alone, so there are as many of them as there are statements.
 */
export function describeStatement(strings: readonly string[]): { summary: string; text: string } {
  const text = strings.join('?').replaceAll(/\s+/g, ' ').trim();
  const [verb = 'statement'] = text.split(/[ (]/, 1);
  // Rows that it names itself are nothing to look for, and neither are those of a parameter.
  const own = new Set(
    [...text.matchAll(/(?:^with |\), )([a-z_]\w*) as (?:materialized )?\(/g)].map(([, name]) => name),
  );
  const found = TARGETS.flatMap((pattern) => [...text.matchAll(new RegExp(pattern, 'g'))])
    .map(([, name]) => name)
    .find((name = '') => !own.has(name) && !name.startsWith('jsonb_to_'));
  return {
    summary: found === undefined ? verb : `${verb} ${found}`,
    text: text.slice(0, TEXT_LENGTH_MAX),
  };
}
