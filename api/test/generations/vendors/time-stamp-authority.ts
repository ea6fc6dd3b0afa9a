import 'reflect-metadata';
import { createHash, generateKeyPairSync, sign, webcrypto } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { arrayBuffer } from 'node:stream/consumers';
import {
  Attribute,
  CertificateChoices,
  CertificateSet,
  CMSVersion,
  ContentInfo,
  DigestAlgorithmIdentifiers,
  EncapsulatedContent,
  EncapsulatedContentInfo,
  id_contentType,
  id_messageDigest,
  id_signedData,
  IssuerAndSerialNumber,
  SignedData,
  SignerIdentifier,
  SignerInfo,
  SignerInfos,
} from '@peculiar/asn1-cms';
import { AsnConvert, OctetString } from '@peculiar/asn1-schema';
import {
  id_ct_tstInfo,
  PKIStatus,
  PKIStatusInfo,
  TimeStampReq,
  TimeStampResp,
  TSTInfo,
  TSTInfoVersion,
} from '@peculiar/asn1-tsp';
import { AlgorithmIdentifier, Certificate } from '@peculiar/asn1-x509';
import {
  AuthorityKeyIdentifierExtension,
  BasicConstraintsExtension,
  ExtendedKeyUsageExtension,
  KeyUsageFlags,
  KeyUsagesExtension,
  SubjectKeyIdentifierExtension,
  X509Certificate,
  X509CertificateGenerator,
} from '@peculiar/x509';
import { makeRoot } from '../../../src/generations/results/credentials/authority.ts';

const ALGORITHM = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' } as const;
const SHA_256 = new AlgorithmIdentifier({ algorithm: '2.16.840.1.101.3.4.2.1' });
const ECDSA_WITH_SHA_256 = new AlgorithmIdentifier({ algorithm: '1.2.840.10045.4.3.2' });
const TIME_STAMPING = '1.3.6.1.5.5.7.3.8';

/** An authority of RFC 3161 on this machine. `change` may spoil what it stamps. */
export async function startTimeStampAuthority(change: (info: TSTInfo) => TSTInfo | null = (info) => info) {
  const root = await makeRoot(new Date());
  const { privateKey, certificate } = await certify(root);
  const server = createServer(async (request, reply) => {
    const { messageImprint, nonce } = AsnConvert.parse(await arrayBuffer(request), TimeStampReq);
    const info = change(
      new TSTInfo({
        version: TSTInfoVersion.v1,
        policy: '1.2.3.4',
        messageImprint,
        serialNumber: new Uint8Array([1]).buffer,
        genTime: new Date(),
        ...(nonce && { nonce }),
      }),
    );
    const response = new TimeStampResp({
      status: new PKIStatusInfo({ status: info ? PKIStatus.granted : PKIStatus.rejection }),
      ...(info && { timeStampToken: tokenOf(AsnConvert.serialize(info)) }),
    });
    reply.end(Buffer.from(AsnConvert.serialize(response)));
  });

  function tokenOf(content: ArrayBuffer): ContentInfo {
    const { issuer, serialNumber } = certificate.tbsCertificate;
    const attributes = [
      attribute(id_contentType, Buffer.from('060b2a864886f70d0109100104', 'hex')),
      attribute(
        id_messageDigest,
        AsnConvert.serialize(new OctetString(createHash('sha256').update(Buffer.from(content)).digest())),
      ),
    ];
    const signer = new SignerInfo({
      version: CMSVersion.v1,
      sid: new SignerIdentifier({
        issuerAndSerialNumber: new IssuerAndSerialNumber({ issuer, serialNumber }),
      }),
      digestAlgorithm: SHA_256,
      signedAttrs: attributes,
      signatureAlgorithm: ECDSA_WITH_SHA_256,
    });
    signer.signature = new OctetString(sign('sha256', setOf(attributes), privateKey));
    const data = new SignedData({
      version: CMSVersion.v3,
      digestAlgorithms: new DigestAlgorithmIdentifiers([SHA_256]),
      encapContentInfo: new EncapsulatedContentInfo({
        eContentType: id_ct_tstInfo,
        eContent: new EncapsulatedContent({ single: new OctetString(content) }),
      }),
      certificates: new CertificateSet([new CertificateChoices({ certificate })]),
      signerInfos: new SignerInfos([signer]),
    });
    return new ContentInfo({ contentType: id_signedData, content: AsnConvert.serialize(data) });
  }

  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  // Safe because it listens on a port.
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/`, root: root.certificate, stop: () => server.close() };
}

/** As they are signed: a SET, in order (RFC 5652, section 5.4). */
function setOf(attributes: readonly Attribute[]): Buffer {
  const parts = attributes.map((one) => Buffer.from(AsnConvert.serialize(one))).toSorted(Buffer.compare);
  const body = Buffer.concat(parts);
  return Buffer.concat([Buffer.from([0x31, body.length]), body]);
}

const attribute = (attrType: string, value: Buffer | ArrayBuffer): Attribute =>
  new Attribute({ attrType, attrValues: [new Uint8Array(value).buffer] });

async function certify(root: Awaited<ReturnType<typeof makeRoot>>) {
  const issuer = new X509Certificate(root.certificate);
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const imported = (format: 'pkcs8' | 'spki', der: Buffer, usage: 'sign' | 'verify') =>
    webcrypto.subtle.importKey(format, der, ALGORITHM, true, [usage]);
  const own = await imported('spki', publicKey.export({ type: 'spki', format: 'der' }), 'verify');
  const certificate = await X509CertificateGenerator.create({
    serialNumber: '02',
    subject: 'CN=Time stamps',
    issuer: issuer.subject,
    notBefore: issuer.notBefore,
    notAfter: issuer.notAfter,
    signingAlgorithm: ALGORITHM,
    publicKey: own,
    signingKey: await imported('pkcs8', root.key.export({ type: 'pkcs8', format: 'der' }), 'sign'),
    extensions: [
      new BasicConstraintsExtension(false, undefined, true),
      new KeyUsagesExtension(KeyUsageFlags.digitalSignature, true),
      new ExtendedKeyUsageExtension([TIME_STAMPING], true),
      await SubjectKeyIdentifierExtension.create(own),
      await AuthorityKeyIdentifierExtension.create(issuer),
    ],
  });
  return { privateKey, certificate: AsnConvert.parse(certificate.rawData, Certificate) };
}
