import { imageRequestSchema } from '../contract/schemas.ts';
import { ProviderError } from '../providers/provider-error.ts';
import type { ProviderJob } from '../providers/provider.ts';
import type { Job } from './job.ts';

/**
 * What the provider is asked for. The stored request is checked again: it may be older than the code.
 * @throws ProviderError `invalid_request`
 */
export function toProviderJob(job: Job): ProviderJob {
  switch (job.kind) {
    case 'image': {
      const request = imageRequestSchema.safeParse(job.request);
      if (!request.success) {
        throw new ProviderError('invalid_request', 'The stored image request is not valid.', {
          cause: request.error,
        });
      }
      const { prompt, size, quality, style } = request.data;
      return { kind: 'image', prompt, size, quality, style, seed: job.seed ?? 0 };
    }
    case 'edit':
    case 'video':
    case 'music':
    case 'text':
      throw new ProviderError('invalid_request', `This version cannot make ${job.kind} yet.`);
    default:
      return job.kind satisfies never;
  }
}
