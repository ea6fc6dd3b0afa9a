import type { GenerationKind } from '@aic/contract';
import type { JobOf, ProviderSupport } from './provider.ts';

/**
 * Whether an engine can do what a job asks for beside its words. The gateway has refused a start that the engine in
 * place cannot make; this is for an engine that comes in its place: a fallback, or one that was configured since.
 */
export function supportsJob(job: JobOf<GenerationKind>, supports: ProviderSupport): boolean {
  switch (job.kind) {
    case 'edit':
      return (!job.mask || supports.mask === true) && (!job.upscale || supports.upscale === true);
    case 'image':
      return (
        (!job.ratio || supports.ratios?.includes(job.ratio) === true) &&
        (!job.exclude || supports.exclude === true) &&
        (!job.reference || supports.referenceImage === true) &&
        (!job.strength || supports.strength === true)
      );
    case 'video':
    case 'music':
    case 'text':
      return true;
    default:
      return job satisfies never;
  }
}
