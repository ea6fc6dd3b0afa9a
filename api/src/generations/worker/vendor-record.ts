import { PREVIEW_PROVIDER } from '@aic/contract';
import type { Logger } from 'pino';
import type { Sql } from '../../platform/db/client.ts';
import type { Clock } from '../../platform/time/clock.ts';
import { ProviderError } from '../errors/provider-error.ts';
import type { Engine } from '../providers/provider.ts';
import type { ProviderContext, ProviderUsage } from '../providers/provider.ts';
import { estimateCost } from './estimate-cost.ts';
import type { Job } from './job.ts';
import { insertVendorRequest, type VendorRequest } from './vendor-requests.repo.ts';

/** Who is asked: an engine of ENGINES_FILE, or the one that the environment configures. */
type Asked = Pick<Engine, 'id' | 'cost' | 'provider'>;

/** Notes what an attempt asks of vendors. It is written down once the job has ended, and keeps no user waiting. */
export interface VendorRecord extends Pick<ProviderContext, 'onUsage' | 'onFallback'> {
  /** What the vendor has said so far, for the log. */
  usage(): ProviderUsage;
  delivered(model: string | number | undefined): void;
  failed(error: unknown): void;
  /** Never rejects: what cannot be written is logged. */
  save(): Promise<void>;
}

export function createVendorRecord(
  asked: Asked,
  job: Job,
  { sql, clock, logger }: { sql: Sql; clock: Clock; logger: Logger },
): VendorRecord {
  const ended: VendorRequest[] = [];
  const begin = (now: Asked) => ({
    asked: now,
    usage: {} as ProviderUsage,
    startedAt: clock.now(),
    atMs: performance.now(),
  });
  let current = begin(asked);
  const end = (outcome: string, model: string | null): void => {
    const { asked: engine, usage, startedAt, atMs } = current;
    // It is no vendor, and costs nothing.
    if (engine.provider.id === PREVIEW_PROVIDER) return;
    ended.push({
      engine: engine.id,
      provider: engine.provider.id,
      model,
      outcome,
      startedAt,
      // Not by the clock, which may be set meanwhile.
      seconds: (performance.now() - atMs) / 1000,
      usage,
      costMicros: estimateCost(engine.cost, usage, outcome === 'delivered'),
    });
  };
  const failed = (error: unknown): void =>
    end(error instanceof ProviderError ? error.kind : 'internal', null);
  return {
    usage: () => current.usage,
    onUsage: (said) => void Object.assign(current.usage, said),
    onFallback(error, engine) {
      failed(error);
      current = begin(engine);
    },
    delivered: (model) => end('delivered', model === undefined ? null : String(model)),
    failed,
    async save() {
      try {
        for (const request of ended) await insertVendorRequest(sql, job, request);
      } catch (error) {
        logger.warn({ err: error }, 'what a vendor was asked could not be written down');
      }
    },
  };
}
