import type { Passkey } from '@aic/contract/passkeys';
import type { Sql } from '../../platform/db/client.ts';
import { withAppErrors } from '../../platform/db/sql-error.ts';
import type { Caller } from '../auth/caller.ts';
import type { Credential } from './verify-response.ts';

interface Owner {
  userId: string;
  email: string;
  /** Null when they have none. */
  passwordHash: string | null;
  /** Of the passkeys that they have; ids are in base64url. */
  credentials: ReadonlyArray<{ id: string; transports: string[] }>;
}

/** Who registers a passkey. Null without a valid session. */
export async function findOwner(sql: Sql, caller: Caller): Promise<Owner | null> {
  const [row] = await sql<Owner[]>`
    select u.id as "userId", u.email, u.password_hash as "passwordHash", (
      select coalesce(json_agg(json_build_object(
        'id', encode(p.credential_id, 'hex'), 'transports', p.transports) order by p.id), '[]')
      from passkey p where p.user_id = u.id) as credentials
    from app_user u where u.id = session_user_id(${caller.tokenHash}, ${caller.now})`;
  if (row === undefined) return null;
  const credentials = row.credentials.map(({ id, transports }) => ({
    id: Buffer.from(id, 'hex').toString('base64url'),
    transports,
  }));
  return { ...row, credentials };
}

/** The caller's passkeys, the oldest first. Null without a valid session. */
export async function findPasskeys(sql: Sql, caller: Caller): Promise<Passkey[] | null> {
  const [row] = await sql<{ passkeys: Passkey[] }[]>`
    select (
      select coalesce(json_agg(json_build_object(
        'id', p.id, 'name', p.name, 'createdAt', wire_time(p.created_at), 'lastUsedAt', wire_time(p.last_used_at),
        'isBackedUp', p.is_backed_up) order by p.id), '[]')
      from passkey p where p.user_id = u.id) as passkeys
    from app_user u where u.id = session_user_id(${caller.tokenHash}, ${caller.now})`;
  return row?.passkeys ?? null;
}

interface NewPasskey extends Credential {
  transports: string[];
  name: string;
  passkeysMax: number;
}

/** @throws AppError `unauthorized` */
export async function insertPasskey(
  sql: Sql,
  caller: Caller,
  passkey: NewPasskey,
): Promise<'added' | 'known' | 'full'> {
  const { credentialId, publicKey, counter, transports, isBackedUp, name, passkeysMax } = passkey;
  const [row] = await withAppErrors(sql<[{ outcome: 'added' | 'known' | 'full' }]>`
    select add_passkey(
      ${caller.tokenHash}, ${credentialId}, ${publicKey}, ${counter}, ${sql.json(transports)}, ${isBackedUp}, ${name},
      ${passkeysMax}, ${caller.now}) as outcome`);
  return row.outcome;
}

/** False when the caller has no such passkey. @throws AppError `unauthorized` */
export async function renamePasskey(sql: Sql, caller: Caller, id: string, name: string): Promise<boolean> {
  const [row] = await withAppErrors(sql<[{ isDone: boolean }]>`
    select rename_passkey(${caller.tokenHash}, ${id}, ${name}, ${caller.now}) as "isDone"`);
  return row.isDone;
}

/** False when the caller has no such passkey. @throws AppError `unauthorized` */
export async function deletePasskey(sql: Sql, caller: Caller, id: string): Promise<boolean> {
  const [row] = await withAppErrors(sql<[{ isDone: boolean }]>`
    select remove_passkey(${caller.tokenHash}, ${id}, ${caller.now}) as "isDone"`);
  return row.isDone;
}
