import { randomInt } from 'node:crypto';
import { createSql, insertGenerations, type Sql } from '@aic/api/testing';

const REQUEST = { prompt: 'a lighthouse at dusk', size: '1024x1024', quality: 'standard', style: 'vivid' };
/** No request may be refused: the bench measures the successful path. */
const NO_LIMITS = {
  inFlight: { free: 1_000_000, pro: 1_000_000, creator: 1_000_000 },
  deferred: { free: 0, pro: 0, creator: 0 },
  starts: 1_000_000_000,
  startsWindowSeconds: 600,
};
const KEY_MAX = 2 ** 48 - 1;

/** Does what the route does per request, without HTTP. `tokenHash` names the user. @returns the generation's id */
export async function startOne(sql: Sql, tokenHash: Buffer): Promise<string> {
  const [{ item }] = await insertGenerations(
    sql,
    { tokenHash, now: new Date() },
    {
      kind: 'image',
      request: REQUEST,
      seeds: [7],
      provider: 'preview',
      price: 20,
      quotedPrice: 20,
      idempotencyKey: String(randomInt(KEY_MAX)),
      requestHash: 'digest',
      planNeeded: null,
      limits: NO_LIMITS,
    },
  );
  return item.id;
}

/**
 * The same statement as a pgbench script: the text that the server received, with its parameters in pgbench's syntax.
 *
 * @throws Error when the statement has more or fewer parameters than this file
 */
export async function pgbenchScript(databaseUrl: string, users: number, tokenHash: Buffer): Promise<string> {
  const sql = createSql(databaseUrl, { name: 'bench-statement', max: 1 });
  await startOne(sql, tokenHash);
  const [prepared] = await sql<[{ statement: string; count: number }]>`
    select statement, cardinality(parameter_types) as count from pg_prepared_statements
    where statement like '%start_generations%' and statement not like '%pg_prepared%'`;
  await sql.end();
  const values = [
    'sha256(cast(:user as text)::bytea)',
    "'image'",
    `'${JSON.stringify(REQUEST)}'`,
    "'[7]'",
    "'preview'",
    '20',
    '20',
    'cast(:key as text)',
    "'digest'",
    'null',
    `'${JSON.stringify(NO_LIMITS)}'`,
    "'24 hours'",
    'now()',
  ];
  if (prepared.count !== values.length) {
    throw new Error(
      `The statement takes ${prepared.count} parameters, and the bench knows ${values.length}. Bring it up to date.`,
    );
  }
  // pgbench reads a colon before a letter as a variable, also inside a literal.
  const escaped = prepared.statement.replaceAll(/'[^']*'/g, (literal) =>
    literal.includes(':') ? `E${literal.replaceAll(':', String.raw`\x3a`)}` : literal,
  );
  const text = escaped.replaceAll(/\$(\d+)/g, (_, n: string) => values[Number(n) - 1] ?? '');
  return `\\set user random(1, ${users})\n\\set key random(1, ${KEY_MAX})\n${text.trim()};\n`;
}
