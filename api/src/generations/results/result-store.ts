import { storedTrack } from '@aic/contract/schemas';
import type { JSONValue } from 'postgres';
import { z } from 'zod';
import type { Sql } from '../../platform/db/client.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { ProviderError } from '../errors/provider-error.ts';
import type { PromptReading, ProviderOutput, TextOutput } from '../providers/provider.ts';
import type { ResultStore } from '../worker/job.ts';
import type { Credentials } from './credentials/credentials.ts';
import type { DigitalSourceType } from './credentials/provenance.ts';
import { madeOf, type SignFile, signResults } from './credentials/sign-results.ts';
import { patientStorage } from './patient-storage.ts';
import { storeImage } from './store-image.ts';
import { storeMusic } from './store-music.ts';
import { storeVideo } from './store-video.ts';

const requestSchema = z.object({ track: storedTrack });
const fileSchema = z.object({ key: z.string().regex(/^[0-9a-f]{32}$/) });

/** Keeps what the worker's providers make, with what it says of how it came about. */
export function createResultStore({
  storage,
  signing,
}: {
  storage: Storage;
  /** Missing: files stay unsigned, as those that nobody keeps. */
  signing?: { sql: Sql; credentials: Credentials };
}): ResultStore {
  return {
    async store(job, output, patience) {
      const tracked = trackPuts(patience ? patientStorage(storage, patience) : storage);
      const made = madeOf(job, output.madeBy ?? 'unknown', output.details);
      const tools = signing && { ...signing, storage: tracked.storage };
      const signed = tools && signResults(job, made, tools);
      try {
        const stored = await storeOutput(output, {
          storage: tracked.storage,
          type: made.type,
          track: requestSchema.safeParse(job.request).data?.track.file ?? null,
          ...(signed && { signFile: signed.signFile }),
        });
        return {
          ...(output.reading && { reading: toJson(output.reading) }),
          ...stored,
          ...(signed?.isUnmarked() && { unmarked: true }),
        };
      } catch (error) {
        // Nothing refers to a result that was stored in part, so it could not be found again.
        const undone = tracked.undo();
        // Then nobody has time for it, and what is left is swept.
        if (patience?.signal.aborted !== true) await undone;
        throw error;
      }
    },
    async discard(output) {
      const parts = typeof output === 'object' && output !== null ? Object.values(output) : [];
      const files = parts.flatMap((part) => fileSchema.safeParse(part).data ?? []);
      await Promise.all(files.map(({ key }) => storage.remove(key)));
    },
  };
}

async function storeOutput(
  output: ProviderOutput,
  target: { storage: Storage; type: DigitalSourceType; track: string | null; signFile?: SignFile },
): Promise<{ readonly [name: string]: JSONValue }> {
  switch (output.mediaType) {
    case 'image/png':
    case 'image/jpeg':
    case 'image/webp':
      return storeImage(target, output);
    case 'video/mp4':
      return storeVideo(target, output);
    case 'audio/mpeg':
      return storeMusic(target, output);
    case 'text/markdown':
      return storeText(output);
    default:
      return output satisfies never;
  }
}

const toJson = ({ understood, ignored, instead }: PromptReading): JSONValue => ({
  understood: [...understood],
  ignored: [...ignored],
  ...(instead && { instead }),
});

/**
 * `undo` removes what was put, also what is still on its way; it never rejects, because the first error is the news.
 */
function trackPuts(storage: Storage): { storage: Storage; undo(): Promise<void> } {
  const puts = new Map<string, Promise<unknown>>();
  return {
    storage: {
      ...storage,
      put(key, bytes, mediaType) {
        const put = storage.put(key, bytes, mediaType);
        puts.set(key, put);
        return put;
      },
    },
    async undo() {
      await Promise.allSettled(puts.values());
      await Promise.allSettled([...puts.keys()].map((key) => storage.remove(key)));
    },
  };
}

/** A text is short enough to live with its item. @throws ProviderError `uncertain` when there is none */
async function storeText({ text, details }: TextOutput) {
  if (text.trim() === '') throw new ProviderError('uncertain', 'The provider answered without a text.');
  return { text, details };
}
