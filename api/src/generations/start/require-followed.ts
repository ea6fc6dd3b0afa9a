import type { GenerationKind } from '@aic/contract';
import { readingRequestSchema } from '@aic/contract/schemas';
import { type Caller, signedIn } from '../../identity/auth/caller.ts';
import { notUnderstood } from '../errors/not-understood.ts';
import type { GenerationDeps } from '../generation-deps.ts';
import { findCallerId } from '../list/generations.repo.ts';
import { engineOf } from '../providers/engine.ts';
import { requireProvider, type RequestMembers } from './start-generations.ts';

interface Asked {
  kind: GenerationKind;
  request: RequestMembers;
  /** A picture comes with it that decides how its words are read. */
  hasPicture: boolean;
  /** Of an edit: it changes a part of the picture only. */
  hasMask?: boolean;
}

/**
 * Refuses what the engine in place would make something else of, unless the caller agrees.
 * @returns the request as it is stored: that the caller agreed is no part of what is made
 * @throws AppError `not_understood`; `unauthorized` first
 */
export async function requireFollowed(
  deps: Pick<GenerationDeps, 'providers' | 'sql'>,
  caller: Caller,
  { kind, request: { allow_approximation: isAllowed, ...request }, ...pictures }: Asked,
): Promise<RequestMembers> {
  const offered = requireProvider(deps, kind);
  const { reader } = engineOf(offered, request)?.provider ?? offered;
  // The pictures of a film that stands follow no words.
  if (!reader || request['film'] !== undefined) return request;
  const { prompt, exclude, editType, upscale, genre, cameraControl } = request;
  const words = readingRequestSchema.parse({
    kind,
    prompt,
    exclude,
    editType,
    upscale,
    genre,
    hasCamera: cameraControl !== undefined,
    ...pictures,
  });
  const reading = reader.read(words);
  if (reading.verdict !== 'unknown' || (isAllowed === true && reading.instead !== null)) return request;
  signedIn(await findCallerId(deps.sql, caller));
  throw notUnderstood(reading, reader.repertoire);
}
