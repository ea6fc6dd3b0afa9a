import { buffer } from 'node:stream/consumers';
import {
  imageRequestSchema,
  musicRequestSchema,
  storedEditRequestSchema,
  storedVideoRequestSchema,
  textRequestSchema,
} from '@aic/contract/schemas';
import type { z } from 'zod';
import type { Storage } from '../../platform/storage/storage.ts';
import { ProviderError } from '../providers/provider-error.ts';
import type { ProviderJob, SourceImage } from '../providers/provider.ts';
import type { Job } from './job.ts';

type Stored = z.output<typeof storedEditRequestSchema>['image'];

/**
 * What the provider is asked for, with the uploads read from storage. The stored request is checked again: it may be
 * older than the code.
 * @throws ProviderError `invalid_request`
 */
export async function toProviderJob(job: Job, storage: Pick<Storage, 'read'>): Promise<ProviderJob> {
  const seed = job.seed ?? 0;
  switch (job.kind) {
    case 'image': {
      const { prompt, size, quality, style } = check(imageRequestSchema, job);
      return { kind: 'image', prompt, size, quality, style, seed };
    }
    case 'edit': {
      const { prompt, editType, strength, image, secondImage } = check(storedEditRequestSchema, job);
      const [source, reference] = await Promise.all([
        readImage(image, storage),
        readImage(secondImage, storage),
      ]);
      return { kind: 'edit', prompt, editType, strength, image: source, reference, seed };
    }
    case 'video': {
      const { prompt, duration, aspectRatio, cameraControl, image } = check(storedVideoRequestSchema, job);
      return {
        kind: 'video',
        prompt,
        durationSeconds: duration,
        aspectRatio,
        camera: cameraControl ?? null,
        image: await readImage(image, storage),
        seed,
      };
    }
    case 'music': {
      const { prompt, genre, duration } = check(musicRequestSchema, job);
      return { kind: 'music', prompt, genre, durationSeconds: duration, seed };
    }
    case 'text': {
      const { prompt, model } = check(textRequestSchema, job);
      return { kind: 'text', prompt, style: model, seed };
    }
    default:
      return job.kind satisfies never;
  }
}

function check<Schema extends z.ZodType>(schema: Schema, job: Job): z.output<Schema> {
  const { success, data, error } = schema.safeParse(job.request);
  if (success) return data;
  throw new ProviderError('invalid_request', `The stored ${job.kind} request is not valid.`, {
    cause: error,
  });
}

async function readImage<Image extends Stored | undefined>(
  image: Image,
  storage: Pick<Storage, 'read'>,
): Promise<Image extends Stored ? SourceImage : null>;
async function readImage(
  image: Stored | undefined,
  storage: Pick<Storage, 'read'>,
): Promise<SourceImage | null> {
  if (image === undefined) return null;
  return { bytes: await buffer(await storage.read(image.key)), mediaType: image.mediaType };
}
