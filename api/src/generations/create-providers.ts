import { GENERATION_KINDS, type GenerationKind } from '@aic/contract';
import type { Logger } from 'pino';
import type { Config } from '../platform/config/config.ts';
import type { EngineSetting, EngineSettings } from '../platform/config/engines.ts';
import { type AdapterTools, providerOf } from './engine-adapters.ts';
import { ProviderError } from './errors/provider-error.ts';
import type { Engine, Provider, Providers } from './providers/provider.ts';
import { labelled, withFallback } from './providers/with-fallback.ts';

const UNHEARD = { warn: () => undefined };

/**
 * What makes each kind. With nothing configured at all, everything is made by the preview engine; once one kind has a
 * vendor, a kind without one says that it is not configured, unless `PREVIEW_FALLBACK` says otherwise.
 *
 * @throws StartError for a vendor that does not make the kind
 */
export function createProviders(
  { engines, others = {}, isPreviewAllowed }: Pick<Config, 'engines' | 'isPreviewAllowed'> & Others,
  previews: Providers,
  logger: Pick<Logger, 'warn'> = UNHEARD,
): Providers {
  return Object.fromEntries(
    GENERATION_KINDS.map((kind) => {
      const provider =
        createEngines(kind, engines[kind] ?? [], previews, { logger }) ??
        (isPreviewAllowed ? previews[kind] : undefined) ??
        createUnavailableProvider(kind);
      const resting = (others[kind] ?? []).map((setting) => engineOf(kind, setting, previews, { logger }));
      return [kind, resting.length === 0 ? provider : { ...provider, others: resting }];
    }),
  );
}

interface Others {
  /** Not offered; what was started with one of them is made by it. */
  others?: EngineSettings;
}

function engineOf<Kind extends GenerationKind>(
  kind: Kind,
  { vendor, problem, ...setting }: EngineSetting,
  previews: Providers,
  tools: AdapterTools,
): Engine<Kind> {
  const { id, label, price, cost, limits, status } = setting;
  const preview: Provider<Kind> | undefined = previews[kind];
  const provider =
    problem !== undefined && problem !== 'lost'
      ? { ...createUnavailableProvider(kind), cpuSlots: 0 }
      : vendor === 'preview'
        ? (preview ?? createUnavailableProvider(kind))
        : providerOf(kind, { ...setting, vendor }, tools);
  return {
    id,
    label,
    price,
    cost,
    ...(limits && { limits }),
    provider: status ? { ...provider, status: () => ({ ...provider.status(), ...status }) } : provider,
  };
}

/** The first of a kind's engines, with all of them to choose from; that of variables is no choice. Null: it has none. */
function createEngines<Kind extends GenerationKind>(
  kind: Kind,
  settings: readonly EngineSetting[],
  previews: Providers,
  tools: AdapterTools,
): Provider<Kind> | null {
  const made = settings.map((setting) => ({
    fallback: setting.fallback,
    isNamed: settings.length > 1 || setting.isNamed === true,
    engine: engineOf(kind, setting, previews, tools),
  }));
  const engines = made.map(({ fallback, isNamed, engine }) => {
    const other = made.find(({ engine: { id } }) => id === fallback)?.engine;
    if (other) return withFallback(engine, other);
    return isNamed ? { ...engine, provider: labelled(engine) } : engine;
  });
  const [first] = engines;
  if (!first) return null;
  return first.id === '' ? first.provider : { ...first.provider, engines };
}

/** Stands where nothing is configured: it is listed, and refuses. */
function createUnavailableProvider(kind: GenerationKind): Provider {
  return {
    id: 'none',
    kinds: [kind],
    status: () => ({
      state: 'unavailable',
      label: 'Not configured',
      message: 'Nothing is configured on this server that makes this.',
    }),
    supports: () => ({ seed: false, cancel: false }),
    submit: () => Promise.reject(new ProviderError('unavailable', `No provider makes ${kind}.`)),
  };
}
