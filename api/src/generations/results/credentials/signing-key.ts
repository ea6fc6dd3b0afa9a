import { createHmac, createPrivateKey, type KeyObject, X509Certificate } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Config } from '../../../platform/config/config.ts';
import type { Sql } from '../../../platform/db/client.ts';
import { StartError } from '../../../platform/errors/start-error.ts';
import { installationKey } from '../../../platform/keys/own-key.ts';
import { createSealedBox, type SealedBox } from '../../../platform/keys/sealed-box.ts';
import {
  type AuthorityRow,
  findAuthority,
  isInstallationKey,
  storeAuthority,
  storeLeaf,
} from './authority.repo.ts';
import { makeLeaf, makeRoot } from './authority.ts';
import type { SigningAlgorithm } from './cose.ts';
import type { SignTask } from './sign-thread.ts';

export interface SigningKey {
  signer: SignTask['signer'];
  /** It is asked for again then. */
  until: Date;
}

interface KeyDeps {
  sql: Sql;
  config: Pick<Config, 'credentials' | 'secondFactorKey' | 'dataDir'>;
}

const ALGORITHMS: ReadonlyMap<string | undefined, SigningAlgorithm> = new Map([
  ['prime256v1', 'es256'],
  ['secp384r1', 'es384'],
  ['ed25519', 'ed25519'],
]);
const CERTIFICATES = /-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g;

/**
 * What files are signed with: the operator's, or the installation's own, which is made when there is none yet.
 * @throws StartError where the operator can mend it
 */
export async function loadSigningKey({ sql, config }: KeyDeps, now: Date): Promise<SigningKey> {
  const { files } = config.credentials;
  return files ? readFiles(files, now) : loadOwn(sql, config, now);
}

async function readFiles(files: { key: string; certificate: string }, now: Date): Promise<SigningKey> {
  const [key, chain] = await Promise.all([read(files.key), read(files.certificate)]);
  try {
    const privateKey = createPrivateKey(key);
    const certificates = chain.match(CERTIFICATES) ?? [];
    const own = new X509Certificate(certificates[0] ?? '');
    if (!own.checkPrivateKey(privateKey)) throw new Error('The key is not that of the first certificate.');
    return signingKeyOf(privateKey, certificates, { trusted: chain, now });
  } catch (cause) {
    throw new StartError(
      `CREDENTIALS_KEY_FILE and CREDENTIALS_CERTIFICATE_FILE cannot sign: ${messageOf(cause)} docs/operate/article-50.md says what they hold.`,
      { cause },
    );
  }
}

async function read(file: string): Promise<string> {
  try {
    return await readFile(file, 'utf8');
  } catch (cause) {
    throw new StartError(`${file} cannot be read: ${messageOf(cause)}.`, { cause });
  }
}

async function loadOwn(sql: Sql, config: KeyDeps['config'], now: Date): Promise<SigningKey> {
  const key = installationKey(config);
  const box = createSealedBox(key, 'content credentials');
  const row = (await findAuthority(sql)) ?? (await makeAuthority(sql, { key, box, now }));
  const current = row.renewAt > now ? row : await renew(sql, row, { box, now });
  const { rootCertificate, certificate, renewAt } = current;
  const { signer } = signingKeyOf(opened(box, 'leaf', current.key), [certificate], {
    trusted: rootCertificate,
    now,
  });
  return { signer, until: renewAt };
}

interface Tools {
  key: Buffer;
  box: SealedBox;
  now: Date;
}

async function makeAuthority(sql: Sql, { key, box, now }: Tools): Promise<AuthorityRow> {
  const digest = createHmac('sha256', key).update('installation').digest();
  // What is sealed with another key could be opened by no other process.
  if ((await isInstallationKey(sql, digest)) === false) throw anotherKey();
  const root = await makeRoot(now);
  const leaf = await makeLeaf(root, now);
  await storeAuthority(sql, {
    rootCertificate: root.certificate,
    rootKey: sealed(box, 'root', root.key),
    certificate: leaf.certificate,
    key: sealed(box, 'leaf', leaf.key),
    renewAt: leaf.renewAt,
  });
  return stored(sql);
}

async function renew(sql: Sql, row: AuthorityRow, { box, now }: Omit<Tools, 'key'>): Promise<AuthorityRow> {
  const root = { certificate: row.rootCertificate, key: opened(box, 'root', row.rootKey) };
  const leaf = await makeLeaf(root, now);
  await storeLeaf(sql, { ...leaf, key: sealed(box, 'leaf', leaf.key) }, row);
  return stored(sql);
}

async function stored(sql: Sql): Promise<AuthorityRow> {
  const row = await findAuthority(sql);
  if (row === null) throw new Error('The authority was stored and is not there.');
  return row;
}

const sealed = (box: SealedBox, owner: string, key: KeyObject): Buffer =>
  box.seal(owner, key.export({ type: 'pkcs8', format: 'der' }));

function opened(box: SealedBox, owner: string, secret: Buffer): KeyObject {
  try {
    return createPrivateKey({ key: box.open(owner, secret), type: 'pkcs8', format: 'der' });
  } catch (cause) {
    throw anotherKey(cause);
  }
}

const anotherKey = (cause?: unknown): StartError =>
  new StartError(
    'TWO_FACTOR_KEY, or the key in DATA_DIR/two-factor-key, is not the one that the key of content credentials is sealed with: give all processes the same. docs/operate/article-50.md says what to do when it is lost.',
    { cause },
  );

/** @throws Error unless all of the certificates are valid, because nothing that is signed with them would be */
function signingKeyOf(
  key: KeyObject,
  chain: readonly string[],
  { trusted, now }: { trusted: string; now: Date },
): SigningKey {
  const { asymmetricKeyDetails, asymmetricKeyType } = key;
  const alg = ALGORITHMS.get(asymmetricKeyDetails?.namedCurve ?? asymmetricKeyType);
  if (alg === undefined) throw new Error('Keys are of P-256, P-384 or Ed25519.');
  const certificates = chain.map((pem) => new X509Certificate(pem));
  for (const { subject, validFrom, validTo, validFromDate, validToDate } of certificates) {
    if (validFromDate > now || validToDate <= now) {
      throw new Error(`The certificate of ${subject} is valid from ${validFrom} to ${validTo} only.`);
    }
  }
  return {
    signer: {
      key: key.export({ type: 'pkcs8', format: 'pem' }).toString(),
      alg,
      certificates: certificates.map(({ raw }) => new Uint8Array(raw)),
      trusted,
    },
    until: new Date(Math.min(...certificates.map(({ validToDate }) => validToDate.getTime()))),
  };
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
