import type { GenerationKind } from '@aic/contract';
import { storedFilm, storedTrack, storedUpload } from '@aic/contract/schemas';
import { z } from 'zod';
import type { Sql } from '../../../platform/db/client.ts';
import type { Job } from '../../worker/job.ts';
import type { Material } from './manifest.ts';

const requestSchema = z.object({
  image: storedUpload.optional().catch(undefined),
  secondImage: storedUpload.optional().catch(undefined),
  track: storedTrack.optional().catch(undefined),
  film: storedFilm.optional().catch(undefined),
});

const file = z.object({ key: z.string(), mediaType: z.string() });
const outputSchema = z.union([
  z.object({ image: file }).transform(({ image }) => image),
  z.object({ video: file }).transform(({ video }) => video),
  z.object({ audio: file }).transform(({ audio }) => audio),
]);

/**
 * What the picture that was sent is to a result: a film shows it. Of what was only shown to an engine the reference
 * implementation verifies nothing.
 */
const RELATIONSHIPS: Partial<Record<GenerationKind, Material['relationship']>> = {
  edit: 'parentOf',
  video: 'componentOf',
};

/** The files that a job makes its own of. Masks are none: nothing of them is seen. */
export async function materialsOf(sql: Sql, job: Job): Promise<Material[]> {
  const { image, secondImage, track, film } = requestSchema.parse(job.request);
  const materials: Material[] = [];
  if (image) {
    // The item's own file has credentials; what was sent of it was made anew (docs/adr/0011).
    const { key, mediaType } = (await findSourceFile(sql, job)) ?? image;
    materials.push({ relationship: RELATIONSHIPS[job.kind] ?? 'inputTo', key, mediaType });
  }
  if (secondImage) materials.push({ relationship: 'inputTo', ...keyed(secondImage) });
  if (film) materials.push({ relationship: 'parentOf', key: film.file, mediaType: 'video/mp4' });
  if (track) materials.push({ relationship: 'componentOf', key: track.file, mediaType: 'audio/mpeg' });
  return materials;
}

const keyed = ({ key, mediaType }: z.output<typeof storedUpload>) => ({ key, mediaType });

/** Of the user's item that a request names as what its picture came from. */
async function findSourceFile(sql: Sql, { userId, id }: Job): Promise<z.output<typeof file> | null> {
  const [row] = await sql<{ output: unknown }[]>`
    select source.output
    from generation g
    join generation source on source.user_id = g.user_id and source.id = g.made_from
    where g.user_id = ${userId} and g.id = ${id} and source.output is not null`;
  return outputSchema.safeParse(row?.output).data ?? null;
}
