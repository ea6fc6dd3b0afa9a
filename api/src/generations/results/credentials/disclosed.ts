import { z } from 'zod';
import type { Sql } from '../../../platform/db/client.ts';
import type { Job } from '../../worker/job.ts';

/** What a user lets the files of a job say; nothing, unless it is switched on in their profile. */
export interface Disclosed {
  prompt?: string;
  seed?: number;
  /** As others see it. */
  name?: string;
  /** Of their public page. */
  handle?: string;
}

const requestSchema = z.object({ prompt: z.string() });

export async function findDisclosed(sql: Sql, { userId, request, seed }: Job): Promise<Disclosed> {
  const [row] = await sql<{ saysPrompt: boolean; name: string | null; handle: string | null }[]>`
    select files_say_prompt as "saysPrompt",
      case when files_say_name then
        coalesce(display_name, nullif(concat_ws(' ', first_name, last_name), ''))
      end as name,
      case when files_say_name and public_profile then handle end as handle
    from app_user where id = ${userId}`;
  const { saysPrompt = false, name = null, handle = null } = row ?? {};
  const prompt = requestSchema.safeParse(request).data?.prompt;
  return {
    ...(saysPrompt && { ...(prompt && { prompt }), ...(seed !== null && { seed }) }),
    ...(name !== null && { name }),
    ...(handle !== null && { handle }),
  };
}

/** In IPTC's words (Photo Metadata 2025.1), as a file's credentials hold them (CAWG Metadata 1.1); null: nothing. */
export function metadataOf({ prompt, name, handle }: Disclosed, appOrigin: string) {
  if (prompt === undefined && name === undefined && handle === undefined) return null;
  return {
    '@context': {
      dc: 'http://purl.org/dc/elements/1.1/',
      Iptc4xmpCore: 'http://iptc.org/std/Iptc4xmpCore/1.0/xmlns/',
      Iptc4xmpExt: 'http://iptc.org/std/Iptc4xmpExt/2008-02-29/',
    },
    ...(prompt !== undefined && { 'Iptc4xmpExt:AIPromptInformation': prompt }),
    ...(prompt !== undefined && name !== undefined && { 'Iptc4xmpExt:AIPromptWriterName': name }),
    ...(name !== undefined && { 'dc:creator': [name] }),
    ...(handle !== undefined && {
      'Iptc4xmpCore:CreatorContactInfo': { 'Iptc4xmpCore:CiUrlWork': `${appOrigin}/u/${handle}` },
    }),
  };
}
