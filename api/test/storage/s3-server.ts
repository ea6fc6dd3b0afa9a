// oxlint-disable-next-line typescript/triple-slash-reference -- Other packages compile this file without what lies beside it.
/// <reference path="./s3rver.d.ts" />
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from '@20minutes/s3rver';
import type { BucketSettings } from '../../src/platform/config/storage.ts';

export interface S3Server {
  settings: BucketSettings;
  /** Where its files lie. */
  directory: string;
  stop(): Promise<void>;
}

/**
 * A server of S3 on this machine, with an empty bucket. It compares signatures, and allows no other origin to read.
 * With `TEST_S3=http://key:secret@127.0.0.1:7480/bucket` it is that bucket, in a folder of its own, which stays.
 */
export async function startS3Server(port = 0): Promise<S3Server> {
  const other = process.env['TEST_S3'];
  if (other !== undefined) return otherServer(new URL(other));
  const directory = await mkdtemp(join(tmpdir(), 'aic-s3-'));
  const server = new S3rver({
    address: '127.0.0.1',
    port,
    directory,
    silent: true,
    configureBuckets: [{ name: 'studio' }],
  });
  // Two faults of it: before it compares signatures it takes the slash out of `/studio/`, and it leaves ' and * in names
  // of downloads as they are (RFC 3986 has them encoded). So of these it compares none; of all others it does.
  server.middleware.unshift((c, next) => {
    if (/^\/[^/]+\/$/.test(c.path) || c.url.includes('response-content-disposition')) {
      c.app = Object.create(c.app, { allowMismatchedSignatures: { value: true } }) as object;
    }
    return next();
  });
  const address = await server.run();
  return {
    settings: {
      endpoint: `http://127.0.0.1:${address.port}`,
      publicEndpoint: null,
      region: 'us-east-1',
      bucket: 'studio',
      prefix: 'test/',
      credentials: { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' },
      isPathStyle: true,
    },
    directory,
    async stop() {
      server.httpServer.closeAllConnections();
      await server.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
}

function otherServer({ origin, pathname, username, password }: URL): S3Server {
  return {
    settings: {
      endpoint: origin,
      publicEndpoint: null,
      region: 'us-east-1',
      bucket: pathname.slice(1),
      prefix: `test-${randomUUID()}/`,
      credentials: { accessKeyId: username, secretAccessKey: password },
      isPathStyle: true,
    },
    directory: '',
    stop: async () => undefined,
  };
}
