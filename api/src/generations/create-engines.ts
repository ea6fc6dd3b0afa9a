import type { GenerationKind } from '@aic/contract';
import type { Logger } from 'pino';
import { type EngineSetting, isAiSdkVendor } from '../platform/config/engines.ts';
import { createAiSdkProvider } from './providers/ai-sdk/ai-sdk-provider.ts';
import type { Engine } from './providers/provider.ts';
import type { Provider } from './providers/provider.ts';
import { labelled, withFallback } from './providers/with-fallback.ts';

interface EngineMakers<Kind extends GenerationKind> {
  preview: Provider<Kind>;
  /** By our own adapter of this kind's vendors. */
  vendor(setting: EngineSetting): Provider<Kind>;
  logger: Pick<Logger, 'warn'>;
}

/**
 * A kind's provider out of the engines of ENGINES_FILE: the first, with all of them to choose from.
 *
 * @returns null where the file has none of this kind
 * @throws StartError for a vendor that does not make the kind
 */
export function createEngines<Kind extends GenerationKind>(
  kind: Kind,
  settings: readonly EngineSetting[],
  makers: EngineMakers<Kind>,
): Provider<Kind> | null {
  const made = settings.map((setting) => ({ setting, engine: engineOf(kind, setting, makers) }));
  const engines = made.map(({ setting: { fallback }, engine }) => {
    const other = made.find(({ engine: { id } }) => id === fallback)?.engine;
    if (other) return withFallback(engine, other);
    return made.length > 1 ? { ...engine, provider: labelled(engine) } : engine;
  });
  return engines[0] ? { ...engines[0].provider, engines } : null;
}

function engineOf<Kind extends GenerationKind>(
  kind: Kind,
  setting: EngineSetting,
  { preview, vendor, logger }: EngineMakers<Kind>,
): Engine<Kind> {
  const { id, label, price, cost } = setting;
  const provider =
    setting.vendor === 'preview'
      ? preview
      : atServer(aiSdkOf(kind, setting, logger) ?? vendor(setting), setting.endpoint);
  return { id, label, price, cost, provider };
}

/** The same provider, which says where it is asked. */
export function atServer<Kind extends GenerationKind>(
  provider: Provider<Kind>,
  { baseUrl }: Pick<EngineSetting['endpoint'], 'baseUrl'>,
): Provider<Kind> {
  return baseUrl === null ? provider : { ...provider, server: baseUrl };
}

function aiSdkOf<Kind extends GenerationKind>(
  kind: Kind,
  { id, vendor, endpoint, options }: EngineSetting,
  logger: Pick<Logger, 'warn'>,
): Provider<Kind> | null {
  if (!isAiSdkVendor(vendor)) return null;
  const { apiKey, baseUrl, model, timeoutMs, headers = {} } = endpoint;
  const engine = { id, vendor, model, apiKey, baseUrl, headers, timeoutMs, options };
  switch (kind) {
    case 'image':
    case 'edit':
    case 'video':
      // Safe because it makes the kind that it is asked for.
      return createAiSdkProvider(kind, engine, { logger }) as Provider<Kind>;
    default:
      return null;
  }
}
