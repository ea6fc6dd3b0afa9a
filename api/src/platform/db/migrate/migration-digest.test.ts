import { expect, it } from 'vitest';
import { migrationDigest } from './migration-digest.ts';

const TEXT = `-- Why it's so.
create table folder (name text default ' -- none', "a  b" int); /* old */
`;

it('takes no part of comments and space, and each letter of code and literals', () => {
  const same = [
    `create table folder\n  (name text\tdefault ' -- none', "a  b" int);-- another`,
    `/* ' */ ${TEXT}`,
  ];
  const other = [
    TEXT.replace('none', 'None'),
    TEXT.replace('a  b', 'a b'),
    TEXT.replace("' -- none'", "' '"),
  ];
  for (const text of same) expect(migrationDigest(text)).toBe(migrationDigest(TEXT));
  for (const text of other) expect(migrationDigest(text)).not.toBe(migrationDigest(TEXT));
});
