import type { Sql } from '../../../platform/db/client.ts';

export interface AuthorityRow {
  rootCertificate: string;
  /** Sealed, as `key` is. */
  rootKey: Buffer;
  certificate: string;
  key: Buffer;
  renewAt: Date;
}

export async function findAuthority(sql: Sql): Promise<AuthorityRow | null> {
  const [row] = await sql<AuthorityRow[]>`
    select root_certificate as "rootCertificate", root_key as "rootKey", certificate, key, renew_at as "renewAt"
    from credential_authority`;
  return row ?? null;
}

/** What everybody may have of it. */
export async function findRootCertificate(sql: Sql): Promise<string | null> {
  const [row] = await sql<[{ root: string }?]>`select root_certificate as root from credential_authority`;
  return row?.root ?? null;
}

/** Of several processes that start together one stores its own, and all of them use it. */
export async function storeAuthority(sql: Sql, row: AuthorityRow): Promise<void> {
  await sql`
    insert into credential_authority (root_certificate, root_key, certificate, key, renew_at)
    values (${row.rootCertificate}, ${row.rootKey}, ${row.certificate}, ${row.key}, ${row.renewAt})
    on conflict do nothing`;
}

/** Unless another process was first. */
export async function storeLeaf(
  sql: Sql,
  { certificate, key, renewAt }: Pick<AuthorityRow, 'certificate' | 'key' | 'renewAt'>,
  before: Pick<AuthorityRow, 'renewAt'>,
): Promise<void> {
  await sql`
    update credential_authority set certificate = ${certificate}, key = ${key}, renew_at = ${renewAt}
    where renew_at = ${before.renewAt}`;
}

/** Whether gateways have the key of this digest; null where none has started yet. */
export async function isInstallationKey(sql: Sql, digest: Buffer): Promise<boolean | null> {
  const [row] = await sql<{ isOurs: boolean }[]>`select digest = ${digest} as "isOurs" from installation_key`;
  return row?.isOurs ?? null;
}
