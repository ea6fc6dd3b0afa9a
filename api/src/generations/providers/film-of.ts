import { buffer } from 'node:stream/consumers';
import { storedFilm } from '@aic/contract/schemas';
import { z } from 'zod';
import type { Storage } from '../../platform/storage/storage.ts';
import { ProviderError } from '../errors/provider-error.ts';
import type { ProviderOutput } from './provider.ts';

interface Asked {
  /** Of a job, as it is stored. */
  request: unknown;
}

const requestSchema = z.object({ film: storedFilm });

/** Whether its pictures are those of a film that stands, so that no engine is asked. */
export const hasFilm = ({ request }: Asked): boolean => requestSchema.safeParse(request).success;

/**
 * The film whose pictures a job has, as its engine made it: the track is put to it where it is stored.
 * @throws ProviderError `invalid_request` when it was deleted meanwhile
 */
export async function filmOf(
  { request }: Asked,
  storage: Pick<Storage, 'read' | 'stat'>,
): Promise<ProviderOutput> {
  const { film } = requestSchema.parse(request);
  if ((await storage.stat(film.file)) === null) {
    throw new ProviderError('invalid_request', 'The film is gone.', {
      shownMessage: 'The video was deleted meanwhile.',
    });
  }
  const hasPoster = film.poster !== null && (await storage.stat(film.poster)) !== null;
  return {
    bytes: await buffer(await storage.read(film.file)),
    mediaType: 'video/mp4',
    poster: film.poster !== null && hasPoster ? await buffer(await storage.read(film.poster)) : null,
    details: {},
    madeBy: film.provider,
  };
}
