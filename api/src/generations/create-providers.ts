import { GENERATION_KINDS, type GenerationKind } from '@aic/contract';
import type { Logger } from 'pino';
import type { Config } from '../platform/config/config.ts';
import type { EngineSettings } from '../platform/config/engines.ts';
import type { ProviderSetting, ProviderSettings } from '../platform/config/providers.ts';
import { atServer, createEngines } from './create-engines.ts';
import { ProviderError } from './errors/provider-error.ts';
import { createElevenLabsMusicProvider } from './providers/elevenlabs/music-provider.ts';
import { createOpenAiEditProvider } from './providers/openai/edit-provider.ts';
import { createOpenAiImageProvider } from './providers/openai/image-provider.ts';
import { createOpenAiTextProvider } from './providers/openai/text-provider.ts';
import type { Provider, Providers } from './providers/provider.ts';
import { createVideosProvider } from './providers/videos/videos-provider.ts';

/** Kinds that a vendor can make. */
type VendorKind = Exclude<keyof ProviderSettings, 'previewFallback'>;

const VENDORS: { readonly [Kind in VendorKind]: (setting: ProviderSettings[Kind]) => Provider<Kind> } = {
  image: ({ endpoint }) => createOpenAiImageProvider(endpoint),
  edit: ({ endpoint }) => createOpenAiEditProvider(endpoint),
  video: ({ endpoint }) => createVideosProvider(endpoint),
  music: ({ endpoint }) => createElevenLabsMusicProvider(endpoint),
  text: ({ endpoint }) => createOpenAiTextProvider(endpoint),
};

const UNHEARD = { warn: () => undefined };

/**
 * Chooses the engines of ENGINES_FILE, else one per kind. With nothing configured at all, everything is made by the
 * preview engine; once one kind has a vendor, a kind without one says that it is not configured, unless
 * `PREVIEW_FALLBACK` says otherwise.
 */
export function createProviders(
  { providers: { previewFallback, ...settings }, engines }: Pick<Config, 'providers' | 'engines'>,
  previews: Providers,
  logger: Pick<Logger, 'warn'> = UNHEARD,
): Providers {
  const choices: { readonly [Kind in GenerationKind]?: ProviderSetting } = settings;
  const isNothingConfigured =
    Object.keys(engines).length === 0 && !Object.values(settings).some(({ isConfigured }) => isConfigured);
  const isPreviewAllowed = previewFallback || isNothingConfigured;
  return Object.fromEntries(
    GENERATION_KINDS.map((kind) => [
      kind,
      (isVendorKind(kind) ? (choiceOf(kind, engines, previews, logger) ?? vendorOf(kind, settings)) : null) ??
        (isPreviewAllowed || choices[kind]?.choice === 'preview' ? previews[kind] : undefined) ??
        createUnavailableProvider(kind),
    ]),
  );
}

const isVendorKind = (kind: GenerationKind): kind is VendorKind => kind in VENDORS;

function choiceOf<Kind extends VendorKind>(
  kind: Kind,
  settings: EngineSettings,
  previews: Providers,
  logger: Pick<Logger, 'warn'>,
): Provider<Kind> | null {
  const preview: Provider<Kind> | undefined = previews[kind];
  return createEngines(kind, settings[kind] ?? [], {
    preview: preview ?? createUnavailableProvider(kind),
    vendor: ({ endpoint }) => VENDORS[kind]({ choice: 'vendor', isConfigured: true, endpoint }),
    logger,
  });
}

function vendorOf<Kind extends VendorKind>(
  kind: Kind,
  settings: Pick<ProviderSettings, Kind>,
): Provider<Kind> | null {
  const setting = settings[kind];
  return usesVendor(setting) ? atServer(VENDORS[kind](setting), setting.endpoint) : null;
}

function usesVendor({ choice, isConfigured }: ProviderSetting): boolean {
  return choice === 'vendor' || (choice === 'auto' && isConfigured);
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
