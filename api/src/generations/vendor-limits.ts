import { GENERATION_KINDS } from '@aic/contract';
import type { Config } from '../platform/config/config.ts';
import type { Engine, Provider, Providers } from './providers/provider.ts';
import type { VendorLimit } from './worker/jobs.repo.ts';

/**
 * What all processes together ask of each vendor at most. Jobs that name no engine are made by their kind's first one.
 */
export function vendorLimitsOf(
  { vendorLimits }: Pick<Config, 'vendorLimits'>,
  providers: Providers,
): VendorLimit[] {
  return GENERATION_KINDS.flatMap((kind) => {
    const provider: Provider | undefined = providers[kind];
    if (provider === undefined) return [];
    const { engines: [first] = [], engines = [], others = [] } = provider;
    const nameless: Pick<Engine, 'id' | 'limits' | 'provider'> = { ...(first ?? { provider }), id: '' };
    return [nameless, ...engines, ...others].flatMap(({ id: engine, limits, provider: { id } }) => {
      // An engine's own are shared with no other.
      const vendor = limits === undefined ? id : `${kind} ${engine || first?.id}`;
      const { concurrency, requestsPerMinute } = limits ?? vendorLimits[id] ?? {};
      if (concurrency === undefined && requestsPerMinute === undefined) return [];
      return [
        {
          vendor,
          kind,
          engine,
          ...(concurrency !== undefined && { concurrency }),
          ...(requestsPerMinute !== undefined && { requestsPerMinute }),
        },
      ];
    });
  });
}

/** Vendors whose jobs at the same time are counted over all processes: a worker may give such a one all its places. */
export function boundElsewhere({ vendorLimits }: Pick<Config, 'vendorLimits'>): ReadonlySet<string> {
  const limits = Object.entries(vendorLimits);
  return new Set(limits.flatMap(([vendor, { concurrency }]) => (concurrency === undefined ? [] : [vendor])));
}
