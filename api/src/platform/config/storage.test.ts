import { describe, expect, it } from 'vitest';
import { openBucket } from '../storage/open-bucket.ts';
import { parseConfig } from './config.ts';

const BUCKET = { STORAGE: 's3', S3_BUCKET: 'studio' };

describe('settings of storage', () => {
  it('lie on disk and are sent by the gateway when nothing is set', () => {
    expect(parseConfig({}).storage).toMatchObject({
      kind: 'disk',
      bucket: null,
      delivery: 'gateway',
      mediaOrigin: null,
    });
  });

  it.each([
    [{ STORAGE: 'ftp' }, 'STORAGE must be disk or s3'],
    [{ STORAGE: 's3' }, 'S3_BUCKET is needed with STORAGE=s3'],
    [{ ...BUCKET, S3_BUCKET: 'a/b' }, 'S3_BUCKET must be the name of a bucket'],
    [{ ...BUCKET, S3_PREFIX: '../x' }, 'S3_PREFIX must be like studio'],
    [{ ...BUCKET, S3_ENDPOINT: 'minio:9000' }, 'S3_ENDPOINT must be an http or https URL'],
    [{ ...BUCKET, S3_ACCESS_KEY_ID: 'x' }, 'S3_SECRET_ACCESS_KEY is needed with S3_ACCESS_KEY_ID'],
    [{ ...BUCKET, S3_SECRET_ACCESS_KEY: 'hunter2' }, 'S3_ACCESS_KEY_ID is needed with S3_SECRET_ACCESS_KEY'],
    [{ MEDIA_DELIVERY: 'presigned' }, 'MEDIA_DELIVERY can be presigned with STORAGE=s3 only'],
    [{ ...BUCKET, S3_PATH_STYLE: 'yes' }, 'S3_PATH_STYLE must be true or false'],
  ])('refuse %j with one clear sentence', (environment, message) => {
    expect(() => parseConfig(environment)).toThrow(message);
    expect(() => parseConfig(environment)).toThrow(/^(?!.*hunter2)/);
  });

  it.each([
    [{}, 'https://studio.s3.us-east-1.amazonaws.com'],
    [{ S3_REGION: 'eu-central-1' }, 'https://studio.s3.eu-central-1.amazonaws.com'],
    [{ S3_PATH_STYLE: 'true', S3_REGION: 'eu-central-1' }, 'https://s3.eu-central-1.amazonaws.com'],
    [{ S3_BUCKET: 'my.studio', S3_REGION: 'eu-central-1' }, 'https://s3.eu-central-1.amazonaws.com'],
    [{ S3_ENDPOINT: 'https://s3.example.com' }, 'https://studio.s3.example.com'],
    [{ S3_ENDPOINT: 'http://minio:9000', S3_PATH_STYLE: 'true' }, 'http://minio:9000'],
    [
      {
        S3_ENDPOINT: 'http://minio:9000',
        S3_PUBLIC_ENDPOINT: 'https://m.example.com',
        S3_PATH_STYLE: 'true',
      },
      'https://m.example.com',
    ],
  ])('allow pages the very origin that presigned addresses have, with %j', async (parts, origin) => {
    const { storage } = parseConfig({
      ...BUCKET,
      S3_ACCESS_KEY_ID: 'id',
      S3_SECRET_ACCESS_KEY: 'secret',
      MEDIA_DELIVERY: 'presigned',
      ...parts,
    });
    expect(storage.mediaOrigin).toBe(origin);
    if (storage.bucket === null) throw new Error('There is a bucket.');
    const bucket = openBucket(storage.bucket);
    const headers = { mediaType: 'image/png', disposition: null };
    const address = await bucket.sign('media/ab/x', headers, storage.linkSeconds, 'public');
    expect(new URL(address).origin).toBe(origin);
    expect(new URL(address).searchParams.get('X-Amz-Expires')).toBe('60');
  });
});
