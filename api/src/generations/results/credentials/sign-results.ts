import { buffer } from 'node:stream/consumers';
import type { Sql } from '../../../platform/db/client.ts';
import { nullIfAbsent } from '../../../platform/storage/storage-errors.ts';
import type { Storage } from '../../../platform/storage/storage.ts';
import type { ProviderDetails } from '../../providers/provider.ts';
import type { Job } from '../../worker/job.ts';
import type { Credentials, UnsignedFile } from './credentials.ts';
import { findDisclosed } from './disclosed.ts';
import type { Made } from './manifest.ts';
import { materialsOf } from './materials.ts';
import { sourceTypeOf } from './provenance.ts';

/** Gives a file of a job its credentials, or leaves it as it is. Called before anything of the job is stored. */
export type SignFile = (
  bytes: Uint8Array,
  mediaType: string,
  /** As its vendor made it. */
  original?: UnsignedFile['original'],
) => Promise<Uint8Array>;

interface Signing {
  signFile: SignFile;
  /** One of its files went without. */
  isUnmarked(): boolean;
}

/** Signs the files of one job. What they are to say is read once, and not before the first of them is signed. */
export function signResults(
  job: Job,
  made: Made,
  tools: { credentials: Credentials; sql: Sql; storage: Storage },
): Signing {
  let facts: Promise<Pick<UnsignedFile, 'made' | 'materials'>> | null = null;
  let isUnmarked = false;

  async function readFacts() {
    const disclosed = await findDisclosed(tools.sql, job);
    return {
      made: { ...made, disclosed },
      materials: await readMaterials(job, tools),
    };
  }

  return {
    async signFile(bytes, mediaType, original) {
      facts ??= readFacts();
      const signed = await tools.credentials.sign({ bytes, mediaType, original, ...(await facts) });
      isUnmarked ||= signed === null;
      return signed ?? bytes;
    },
    isUnmarked: () => isUnmarked,
  };
}

/** @param model as the engine names it, where it does */
export function madeOf(
  { kind, request }: Pick<Job, 'kind' | 'request'>,
  providerId: string,
  { model }: ProviderDetails,
): Made {
  const isUpscaled = typeof request === 'object' && request !== null && 'upscale' in request;
  return {
    type: sourceTypeOf(providerId, { isEdit: kind === 'edit', isUpscaled }),
    providerId,
    model: typeof model === 'string' ? model : null,
    isUpscaled,
  };
}

/** What was deleted meanwhile is left out. */
async function readMaterials(
  job: Job,
  { sql, storage }: { sql: Sql; storage: Pick<Storage, 'read'> },
): Promise<UnsignedFile['materials']> {
  const found = await Promise.all(
    (await materialsOf(sql, job)).map(async ({ key, ...material }) => {
      const stream = await storage.read(key).catch(nullIfAbsent);
      return stream === null ? [] : [{ ...material, bytes: new Uint8Array(await buffer(stream)) }];
    }),
  );
  return found.flat();
}
