import 'reflect-metadata';
import { generateKeyPairSync, type KeyObject, randomBytes, webcrypto } from 'node:crypto';
import {
  AuthorityKeyIdentifierExtension,
  BasicConstraintsExtension,
  ExtendedKeyUsageExtension,
  type Extension,
  KeyUsageFlags,
  KeyUsagesExtension,
  SubjectKeyIdentifierExtension,
  X509Certificate,
  X509CertificateGenerator,
} from '@peculiar/x509';

const ALGORITHM = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' } as const;
/** Of C2PA's claims, and of documents for those who know only these (C2PA 2.4, section 14.5.1). */
const PURPOSES = ['1.3.6.1.4.1.62558.2.1', '1.3.6.1.5.5.7.3.36'];
const NAME = 'O=AI Creative';
const YEAR_MS = 365.25 * 24 * 60 * 60_000;
const ROOT_YEARS = 20;
/** Without time stamps a file is valid for as long as the certificate it was signed with, so that is renewed early. */
const YEARS = 6;
const RENEWED_AFTER_YEARS = 1;
/** Clocks of other machines may be behind. */
const LEEWAY_MS = 60 * 60_000;

/** A certificate in PEM with its key. */
interface Certified {
  certificate: string;
  key: KeyObject;
}

export interface Leaf extends Certified {
  renewAt: Date;
}

/** What all certificates of an installation hang on. */
export async function makeRoot(now: Date): Promise<Certified> {
  const { keys, key } = await makeKeys();
  const certificate = await X509CertificateGenerator.createSelfSigned({
    serialNumber: serialNumber(),
    name: `CN=AI Creative ${randomBytes(4).toString('hex')}, ${NAME}`,
    ...validFor(ROOT_YEARS, now),
    signingAlgorithm: ALGORITHM,
    keys,
    extensions: [
      new BasicConstraintsExtension(true, 0, true),
      new KeyUsagesExtension(KeyUsageFlags.keyCertSign, true),
      await SubjectKeyIdentifierExtension.create(keys.publicKey),
    ],
  });
  return { certificate: certificate.toString('pem'), key };
}

/** What signs files, by a root. */
export async function makeLeaf(root: Certified, now: Date): Promise<Leaf> {
  const issuer = new X509Certificate(root.certificate);
  const { keys, key } = await makeKeys();
  const { notBefore, notAfter } = validFor(YEARS, now);
  const extensions: Extension[] = [
    new BasicConstraintsExtension(false, undefined, true),
    new KeyUsagesExtension(KeyUsageFlags.digitalSignature, true),
    new ExtendedKeyUsageExtension(PURPOSES),
    await SubjectKeyIdentifierExtension.create(keys.publicKey),
    await AuthorityKeyIdentifierExtension.create(issuer),
  ];
  const certificate = await X509CertificateGenerator.create({
    serialNumber: serialNumber(),
    subject: `CN=Files of AI Creative, ${NAME}`,
    issuer: issuer.subject,
    notBefore,
    notAfter: new Date(Math.min(notAfter.getTime(), issuer.notAfter.getTime())),
    signingAlgorithm: ALGORITHM,
    publicKey: keys.publicKey,
    signingKey: await importKey(root.key),
    extensions,
  });
  const renewAt = new Date(now.getTime() + RENEWED_AFTER_YEARS * YEAR_MS);
  return { certificate: certificate.toString('pem'), key, renewAt };
}

async function makeKeys() {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const spki = publicKey.export({ type: 'spki', format: 'der' });
  const keys = {
    privateKey: await importKey(privateKey),
    publicKey: await webcrypto.subtle.importKey('spki', spki, ALGORITHM, true, ['verify']),
  };
  return { keys, key: privateKey };
}

function importKey(key: KeyObject): Promise<webcrypto.CryptoKey> {
  const pkcs8 = key.export({ type: 'pkcs8', format: 'der' });
  return webcrypto.subtle.importKey('pkcs8', pkcs8, ALGORITHM, false, ['sign']);
}

const validFor = (years: number, now: Date) => ({
  notBefore: new Date(now.getTime() - LEEWAY_MS),
  notAfter: new Date(now.getTime() + years * YEAR_MS),
});

/** Positive, and 20 octets at most (RFC 5280, section 4.1.2.2). */
const serialNumber = (): string => `01${randomBytes(15).toString('hex')}`;
