import type { GenerationKind } from '@aic/contract';
import { ProviderError, type ProviderErrorKind } from '../errors/provider-error.ts';
import type { Engine, JobOf, Provider, ProviderContext, ProviderResult } from './provider.ts';
import { supportsJob } from './supports-job.ts';

/** Nothing was made and nothing will be paid: another engine may be asked instead. */
const UNPAID_KINDS: ReadonlySet<ProviderErrorKind> = new Set([
  'unavailable',
  'unauthorized',
  'quota',
  'rate_limited',
]);

/** Operations of the fallback begin with it, so that they are asked for there. */
const MARK = 'fallback:';

/**
 * An engine that has another one make what it surely did not: it says so on the item, at the price that was agreed.
 * A request whose response was lost may have gone to either, so it is only looked for where both can tell.
 */
export function withFallback<Kind extends GenerationKind>(
  engine: Engine<Kind>,
  fallback: Engine<Kind>,
): Engine<Kind> {
  const first = labelled(engine);
  const second = labelled(fallback);
  const route = (operation: string): { provider: Provider<Kind>; own: string } =>
    operation.startsWith(MARK)
      ? { provider: second, own: operation.slice(MARK.length) }
      : { provider: first, own: operation };
  const provider: Provider<Kind> = {
    ...first,
    async submit(job, context) {
      try {
        return await first.submit(job, context);
      } catch (error) {
        if (!(error instanceof ProviderError) || !UNPAID_KINDS.has(error.kind)) throw error;
        const { provider: other } = fallback;
        if (!isFollowed(other, job) || !supportsJob(job, other.supports())) throw error;
        context.onFallback(error, fallback);
        return marked(await second.submit(job, context));
      }
    },
    async poll(operation, context) {
      const { provider: asked, own } = route(operation);
      const result = await pollOf(asked, own, context);
      return asked === second ? marked(result) : result;
    },
    async reconcile(job, context) {
      const found = await reconcileOf(first, job, context);
      if (found) return found;
      const taken = await reconcileOf(second, job, context);
      return taken && marked(taken);
    },
    async cancel(operation) {
      const { provider: asked, own } = route(operation);
      await asked.cancel?.(own);
    },
  };
  return { ...engine, provider };
}

/** The user has agreed to nothing else: what an engine says it does not know is not made by it instead. */
function isFollowed<Kind extends GenerationKind>({ reader }: Provider<Kind>, job: JobOf<Kind>): boolean {
  if (reader === undefined) return true;
  const reading = reader.read({
    prompt: job.prompt,
    ...('editType' in job && { editType: job.editType, hasMask: job.mask !== null }),
    ...('upscale' in job && job.upscale === 2 && { upscale: job.upscale }),
    ...('exclude' in job && job.exclude !== '' && { exclude: job.exclude }),
    ...('genre' in job && { genre: job.genre }),
    hasCamera: 'camera' in job && job.camera !== null,
    hasPicture:
      ('reference' in job && job.reference !== null) || (job.kind === 'video' && job.image !== null),
  });
  return reading.verdict !== 'unknown';
}

/** Results say which engine has made them. */
export function labelled<Kind extends GenerationKind>({ label, provider }: Engine<Kind>): Provider<Kind> {
  const say = (result: ProviderResult): ProviderResult =>
    result.state === 'pending'
      ? result
      : // Safe because only a detail is added.
        ({
          ...result,
          output: {
            ...result.output,
            madeBy: provider.id,
            details: { ...result.output.details, engine: label },
          },
        } as const);
  const { poll, reconcile } = provider;
  return {
    ...provider,
    submit: async (job, context) => say(await provider.submit(job, context)),
    ...(poll && { poll: async (operation, context) => say(await poll.call(provider, operation, context)) }),
    ...(reconcile && {
      reconcile: async (job, context) => {
        const found = await reconcile.call(provider, job, context);
        return found && say(found);
      },
    }),
  };
}

const marked = (result: ProviderResult): ProviderResult =>
  result.state === 'pending' ? { ...result, operation: MARK + result.operation } : result;

function pollOf(provider: Provider, operation: string, context: ProviderContext): Promise<ProviderResult> {
  if (provider.poll) return provider.poll(operation, context);
  throw new ProviderError('uncertain', `Provider ${provider.id} cannot be polled.`);
}

function reconcileOf<Kind extends GenerationKind>(
  provider: Provider<Kind>,
  ...[job, context]: Parameters<NonNullable<Provider<Kind>['reconcile']>>
): Promise<ProviderResult | null> {
  if (provider.reconcile) return provider.reconcile(job, context);
  throw new ProviderError('uncertain', `Provider ${provider.id} cannot tell what it was asked.`);
}
