import type { JWK } from 'jose';
import type { JSONValue } from 'postgres';
import type { Sql } from '../platform/db/client.ts';

export interface StoredKey {
  kid: string;
  publicKey: JWK;
  /** Of the newest one. */
  sealedKey: Buffer | null;
  createdAt: Date;
}

/** All that there ever were, newest first. */
export async function listReceiptKeys(sql: Sql): Promise<StoredKey[]> {
  return sql<StoredKey[]>`
    select kid, public_key as "publicKey", sealed_key as "sealedKey", created_at as "createdAt"
    from receipt_key order by id desc`;
}

interface NewKey extends Omit<StoredKey, 'sealedKey'> {
  sealedKey: Buffer;
  /** The `kid` of the one that has signed so far. */
  replaced: string | null;
}

/** Does nothing where another process was first. */
export async function addReceiptKey(sql: Sql, key: NewKey): Promise<void> {
  // Safe because a JWK is JSON.
  const publicKey = key.publicKey as JSONValue;
  await sql`
    select add_receipt_key(${key.kid}, ${sql.json(publicKey)}, ${key.sealedKey}, ${key.replaced}, ${key.createdAt})`;
}
