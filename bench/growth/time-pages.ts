import { createHash } from 'node:crypto';
import { createSql, type Sql, selectPage } from '@aic/api/testing';

export interface Contender {
  url: string;
  cookies: readonly string[];
}

/** Milliseconds of each page, by contender. */
export type Times<Name extends string> = Record<Name, number[]>;

/**
 * Reads first pages through one connection for each contender, in turn, so that other work on the machine meets all of
 * them alike. Each page is that of another user.
 */
export async function timePages<Name extends string>(
  contenders: Readonly<Record<Name, Contender>>,
  pages: number,
): Promise<Times<Name>> {
  // Safe because the keys of a literal record are exactly its names.
  const names = Object.keys(contenders) as Name[];
  const open = names.map((name) => {
    const { url, cookies } = contenders[name];
    return { name, cookies, sql: createSql(url, { name: 'bench-growth', max: 1 }), times: [] as number[] };
  });
  for (let page = 0; page < pages; page += 1) {
    for (const { cookies, sql, times } of open) {
      const startedAt = performance.now();
      await readPage(sql, cookies[page % cookies.length] ?? '');
      times.push(performance.now() - startedAt);
    }
  }
  await Promise.all(open.map(({ sql }) => sql.end()));
  // Safe because each name has its times.
  return Object.fromEntries(open.map(({ name, times }) => [name, times])) as Times<Name>;
}

async function readPage(sql: Sql, cookie: string): Promise<void> {
  const tokenHash = createHash('sha256').update(cookie.slice('sid='.length), 'base64url').digest();
  const [page] = await selectPage(
    sql,
    { tokenHash, now: new Date() },
    { kind: 'image', limit: 20, after: null },
  );
  if (page === undefined || page.nextCursor === null) throw new Error('A user has no full page.');
}

/** The value that this share of the samples stays below. */
export function quantile(samples: readonly number[], share: number): number {
  const sorted = samples.toSorted((a, b) => a - b);
  const value = sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
  if (value === undefined) throw new RangeError('There are no samples.');
  return value;
}
