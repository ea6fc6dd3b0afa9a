import { z } from 'zod';
import type { AppDeps } from '../deps.ts';
import { ProviderError } from '../providers/provider-error.ts';
import type { TextOutput } from '../providers/provider.ts';
import type { ResultStore } from '../worker/job.ts';
import { storeImage } from './store-image.ts';
import { storeMusic } from './store-music.ts';
import { storeVideo } from './store-video.ts';

const fileSchema = z.object({ key: z.string().regex(/^[0-9a-f]{32}$/) });

/** Keeps what the worker's providers make. */
export function createResultStore({
  storage,
  providers,
}: Pick<AppDeps, 'storage' | 'providers'>): ResultStore {
  return {
    store(job, output) {
      const target = { storage, providerId: providers[job.kind]?.id ?? 'unknown' };
      switch (output.mediaType) {
        case 'image/png':
        case 'image/jpeg':
        case 'image/webp':
          return storeImage(output, target);
        case 'video/mp4':
          return storeVideo(output, target);
        case 'audio/mpeg':
          return storeMusic(output, target);
        case 'text/markdown':
          return storeText(output);
        default:
          return output satisfies never;
      }
    },
    async discard(output) {
      const parts = typeof output === 'object' && output !== null ? Object.values(output) : [];
      const files = parts.flatMap((part) => fileSchema.safeParse(part).data ?? []);
      await Promise.all(files.map(({ key }) => storage.remove(key)));
    },
  };
}

/** A text is short enough to live with its item. @throws ProviderError `uncertain` when there is none */
async function storeText({ text, details }: TextOutput) {
  if (text.trim() === '') throw new ProviderError('uncertain', 'The provider answered without a text.');
  return { text, details };
}
