import { randomBytes, randomUUID } from 'node:crypto';
import type { GenerationKind } from '@aic/contract';
import type { JSONValue } from 'postgres';
import { ERROR_TEXT } from '../../src/generations/list/item-sql.ts';
import { emailKey } from '../../src/identity/auth/email-key.ts';
import { hashRandomToken } from '../../src/identity/auth/random-token.ts';
import { newSession } from '../../src/identity/auth/session.ts';
import type { Sql } from '../../src/platform/db/client.ts';

export interface TestUser {
  id: string;
  email: string;
  /** What the session cookie carries, in base64url. */
  token: Buffer;
  /** What the database knows of it. */
  tokenHash: Buffer;
}

/** A registered, signed-in user with `credits` (500 unless said otherwise; 0 gives a spent account). */
export async function createUser(
  sql: Sql,
  options: { credits?: number; now?: Date } = {},
): Promise<TestUser> {
  const credits = options.credits ?? 500;
  const now = options.now ?? new Date();
  const token = randomBytes(32);
  const tokenHash = hashRandomToken(token.toString('base64url'));
  const email = `${randomUUID()}@example.com`;
  const { session } = newSession(now);
  const [row] = await sql<{ id: string }[]>`
    select register_user(${email}, ${emailKey(email)}, null, 'Test', 'User', ${tokenHash}, ${Math.max(credits, 1)},
      ${session.idleUntil}, ${session.expiresAt}, ${now}, null, null, ${randomBytes(32)}, null) as id`;
  if (!row) throw new Error('register_user gave no row');
  if (credits === 0) await spend(sql, row.id, 1, now);
  return { id: row.id, email, token, tokenHash };
}

/** A user whose confirmed address is one of the admins'. @param owner of the database */
export async function createAdmin(sql: Sql, owner: Sql): Promise<TestUser> {
  const user = await createUser(sql);
  await owner`insert into admin_address values (${emailKey(user.email)}) on conflict do nothing`;
  await owner`update app_user set email_verified_at = now() where id = ${user.id}`;
  return user;
}

/** A passkey that signs nothing. @returns its id */
export async function insertTestPasskey(
  admin: Sql,
  userId: string,
  { name = 'Key', now = new Date() }: { name?: string; now?: Date } = {},
): Promise<string> {
  const [row] = await admin<[{ id: string }]>`
    insert into passkey (user_id, credential_id, public_key, counter, transports, name, is_backed_up, created_at)
    values (${userId}, ${randomBytes(32)}, ${randomBytes(77)}, 0, '["internal"]', ${name}, true, ${now}) returning id`;
  return row.id;
}

/** Spends credits as a finished generation would. */
export async function spend(sql: Sql, userId: string, amount: number, now = new Date()): Promise<void> {
  const hold = randomUUID();
  await sql`select credit.place_hold(${userId}, ${hold}, ${amount}, ${new Date(now.getTime() + 60_000)}, ${now})`;
  await sql`select credit.capture_hold(${userId}, ${hold}, ${amount}, ${now})`;
}

export async function balanceOf(sql: Sql, userId: string, now = new Date()): Promise<number> {
  const [row] = await sql<{ balance: number }[]>`select credit.balance(${userId}, ${now}) as balance`;
  return row?.balance ?? 0;
}

interface TestGeneration {
  userId: string;
  id: string;
  status: string;
  attempt: number;
  error: string | null;
  errorCode: string | null;
  refunded: boolean;
  provider: string;
  progress: number;
}

/** Queues an image of 20 credits as POST /api/generate does. Returns its id. */
export async function startGeneration(
  sql: Sql,
  user: TestUser,
  options: {
    kind?: GenerationKind;
    /** A picture of the prompt when it is missing. */
    request?: JSONValue;
    prompt?: string;
    price?: number;
    key?: string;
    now?: Date;
    inFlightMax?: number;
    startsMax?: number;
  } = {},
): Promise<string> {
  const prompt = options.prompt ?? 'a lighthouse at dusk';
  const inFlightMax = options.inFlightMax ?? 1000;
  const limits = {
    inFlight: { free: inFlightMax, pro: inFlightMax, creator: inFlightMax },
    starts: options.startsMax ?? 1_000_000,
    startsWindowSeconds: 600,
  };
  const { kind = 'image' } = options;
  const request = options.request ?? { prompt, size: '1024x1024', quality: 'standard', style: 'vivid' };
  const [row] = await sql<{ id: string }[]>`
    select start_generations(${user.tokenHash}, ${kind}, ${sql.json(request)}, '[7]', 'fake',
      ${options.price ?? 20}, null, ${options.key ?? null}, ${prompt}, null, ${sql.json(limits)}, '24 hours',
      ${options.now ?? new Date()}) #>> '{0,id}' as id`;
  if (!row) throw new Error('start_generations gave no row');
  return row.id;
}

export async function readGeneration(sql: Sql, id: string): Promise<TestGeneration> {
  const [row] = await sql<TestGeneration[]>`
    select user_id as "userId", id, status, attempt, ${sql.unsafe(ERROR_TEXT)} as error,
      error_code as "errorCode", refunded, provider, progress
    from generation g where id = ${id}`;
  if (!row) throw new Error(`There is no generation ${id}`);
  return row;
}
