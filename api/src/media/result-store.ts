import { z } from 'zod';
import type { AppDeps } from '../deps.ts';
import type { ResultStore } from '../worker/job.ts';
import { storeImage } from './store-image.ts';

const fileSchema = z.object({ key: z.string().regex(/^[0-9a-f]{32}$/) });

/** Keeps what the worker's providers make. */
export function createResultStore({
  storage,
  providers,
}: Pick<AppDeps, 'storage' | 'providers'>): ResultStore {
  return {
    store: (job, output) => storeImage(output, { storage, providerId: providers[job.kind]?.id ?? 'unknown' }),
    async discard(output) {
      const parts = typeof output === 'object' && output !== null ? Object.values(output) : [];
      const files = parts.flatMap((part) => fileSchema.safeParse(part).data ?? []);
      await Promise.all(files.map(({ key }) => storage.remove(key)));
    },
  };
}
