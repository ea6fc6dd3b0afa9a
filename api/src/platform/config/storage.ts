import { resolve } from 'node:path';
import { z } from 'zod';
import { flag, httpUrl, integer } from './values.ts';

/** Where media and published builds lie, and who sends media. */
export const storageVariables = {
  STORAGE: z.enum(['disk', 's3'], 'must be disk or s3').default('disk'),
  S3_ENDPOINT: httpUrl().optional(),
  S3_PUBLIC_ENDPOINT: httpUrl().optional(),
  S3_REGION: z
    .string()
    .regex(/^[a-z0-9-]{1,64}$/, 'must be like eu-central-1')
    .default('us-east-1'),
  S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'must be the name of a bucket, without slashes')
    .optional(),
  S3_PREFIX: z
    .string()
    .regex(/^(?:[A-Za-z0-9][\w.-]*\/?)+$/, 'must be like studio or teams/studio')
    .transform((value) => `${value.replace(/\/$/, '')}/`)
    .optional(),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  S3_PATH_STYLE: flag().default(false),
  MEDIA_DELIVERY: z
    .enum(['gateway', 'presigned', 'x-accel'], 'must be gateway, presigned or x-accel')
    .default('gateway'),
  MEDIA_LINK_SECONDS: integer(5, 3600).default(60),
};

type StorageEnvironment = z.output<z.ZodObject<typeof storageVariables>>;

/** A bucket of any server that speaks S3. */
export interface BucketSettings {
  /** Null: Amazon's, by the region. */
  endpoint: string | null;
  /** Where browsers reach it, for presigned addresses. Null: at `endpoint`. */
  publicEndpoint: string | null;
  region: string;
  bucket: string;
  /** Before every name in it: empty, or ends with a slash. */
  prefix: string;
  /** Null: as Amazon's client finds them, for instance in the role of its machine. */
  credentials: { accessKeyId: string; secretAccessKey: string } | null;
  /** The bucket's name stands in the path and not in the host. */
  isPathStyle: boolean;
}

export function storageSettings(env: StorageEnvironment) {
  const bucket = env.S3_BUCKET === undefined ? null : bucketSettings(env, env.S3_BUCKET);
  return {
    kind: env.STORAGE,
    /** Null: no bucket is named. */
    bucket,
    delivery: env.MEDIA_DELIVERY,
    /** How long a presigned address opens its file. */
    linkSeconds: env.MEDIA_LINK_SECONDS,
    /** Where browsers are sent for pictures and downloads, besides to us. Null: nowhere. */
    mediaOrigin: bucket !== null && env.MEDIA_DELIVERY === 'presigned' ? publicOriginOf(bucket) : null,
  };
}

function bucketSettings(env: StorageEnvironment, bucket: string): BucketSettings {
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = env;
  return {
    endpoint: env.S3_ENDPOINT ?? null,
    publicEndpoint: env.S3_PUBLIC_ENDPOINT ?? null,
    region: env.S3_REGION,
    bucket,
    prefix: env.S3_PREFIX ?? '',
    credentials: accessKeyId && secretAccessKey ? { accessKeyId, secretAccessKey } : null,
    isPathStyle: env.S3_PATH_STYLE,
  };
}

/** As the client makes its addresses: a certificate is good for one more word before the host, and not for two. */
function publicOriginOf({ endpoint, publicEndpoint, region, bucket, isPathStyle }: BucketSettings): string {
  const url = new URL(publicEndpoint ?? endpoint ?? `https://s3.${region}.amazonaws.com`);
  const isInPath = isPathStyle || (bucket.includes('.') && url.protocol === 'https:');
  return isInPath ? url.origin : `${url.protocol}//${bucket}.${url.host}`;
}

export function requireBucketParts({ value: env, issues }: z.core.ParsePayload<StorageEnvironment>): void {
  const refuse = (path: keyof StorageEnvironment, message: string) =>
    issues.push({ code: 'custom', path: [path], input: undefined, message });
  const { S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = env;
  if (env.STORAGE === 's3' && env.S3_BUCKET === undefined) refuse('S3_BUCKET', 'is needed with STORAGE=s3');
  if (S3_ACCESS_KEY_ID !== undefined && S3_SECRET_ACCESS_KEY === undefined) {
    refuse('S3_SECRET_ACCESS_KEY', 'is needed with S3_ACCESS_KEY_ID');
  }
  if (S3_SECRET_ACCESS_KEY !== undefined && S3_ACCESS_KEY_ID === undefined) {
    refuse('S3_ACCESS_KEY_ID', 'is needed with S3_SECRET_ACCESS_KEY');
  }
  if (env.MEDIA_DELIVERY === 'presigned' && env.STORAGE === 'disk') {
    refuse('MEDIA_DELIVERY', 'can be presigned with STORAGE=s3 only: a disk has no addresses of its own');
  }
}

/** With what files are signed, and what becomes of those that cannot be. */
export const credentialVariables = {
  CREDENTIALS_KEY_FILE: z.string().optional(),
  CREDENTIALS_CERTIFICATE_FILE: z.string().optional(),
  CREDENTIALS_TIMESTAMP_URL: httpUrl().optional(),
  WATERMARK_MODULE: z.string().optional(),
  CREDENTIALS_ON_FAILURE: z.enum(['unmarked', 'fail'], 'must be unmarked or fail').default('unmarked'),
};

type CredentialEnvironment = z.output<z.ZodObject<typeof credentialVariables>>;

export function credentialSettings(env: CredentialEnvironment) {
  const { CREDENTIALS_KEY_FILE: key, CREDENTIALS_CERTIFICATE_FILE: certificate } = env;
  return {
    /** PEM files. Null: the installation makes its own. */
    files: key !== undefined && certificate !== undefined ? { key, certificate } : null,
    /** Of an authority of RFC 3161. Null: files have no time stamps. */
    timeStampUrl: env.CREDENTIALS_TIMESTAMP_URL ?? null,
    /** Absolute path of an ES module. Null: nothing is marked beneath the metadata. */
    watermarkModule: env.WATERMARK_MODULE === undefined ? null : resolve(env.WATERMARK_MODULE),
    onFailure: env.CREDENTIALS_ON_FAILURE,
  };
}

export function requireCredentialPair({
  value: env,
  issues,
}: z.core.ParsePayload<CredentialEnvironment>): void {
  if ((env.CREDENTIALS_KEY_FILE === undefined) === (env.CREDENTIALS_CERTIFICATE_FILE === undefined)) return;
  const [missing, other] =
    env.CREDENTIALS_KEY_FILE === undefined
      ? (['CREDENTIALS_KEY_FILE', 'CREDENTIALS_CERTIFICATE_FILE'] as const)
      : (['CREDENTIALS_CERTIFICATE_FILE', 'CREDENTIALS_KEY_FILE'] as const);
  issues.push({ code: 'custom', path: [missing], input: undefined, message: `is needed with ${other}` });
}
