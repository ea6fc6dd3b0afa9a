import { z } from 'zod';
import { headers } from './headers.ts';
import { flag, httpUrl, integer } from './values.ts';

/** Who makes each kind, with which model, where and by which key. Model names are settings, never a list of ours. */
export const providerVariables = {
  IMAGE_PROVIDER: z.enum(['auto', 'openai', 'preview']).default('auto'),
  EDIT_PROVIDER: z.enum(['auto', 'openai', 'preview']).default('auto'),
  VIDEO_PROVIDER: z.enum(['auto', 'videos', 'preview']).default('auto'),
  MUSIC_PROVIDER: z.enum(['auto', 'elevenlabs', 'preview']).default('auto'),
  TEXT_PROVIDER: z.enum(['auto', 'openai', 'preview']).default('auto'),
  PREVIEW_FALLBACK: flag().default(false),
  PROVIDER_TIMEOUT_MS: integer(1000, 3_600_000).default(180_000),
  OPENAI_API_KEY: z.string().optional(),
  OPENAI_BASE_URL: httpUrl().optional(),
  OPENAI_HEADERS: headers().optional(),
  IMAGE_API_KEY: z.string().optional(),
  IMAGE_BASE_URL: httpUrl().optional(),
  IMAGE_HEADERS: headers().optional(),
  IMAGE_WIRE: z.enum(['openai', 'comfyui']).default('openai'),
  IMAGE_WORKFLOW: z.string().optional(),
  IMAGE_MODEL: z.string().default('gpt-image-2.5-flare'),
  EDIT_API_KEY: z.string().optional(),
  EDIT_BASE_URL: httpUrl().optional(),
  EDIT_HEADERS: headers().optional(),
  EDIT_MODEL: z.string().default('gpt-image-2.5-flare'),
  TEXT_API_KEY: z.string().optional(),
  TEXT_BASE_URL: httpUrl().optional(),
  TEXT_HEADERS: headers().optional(),
  TEXT_MODEL: z.string().default('gpt-5.6-luna'),
  VIDEO_API_KEY: z.string().optional(),
  VIDEO_BASE_URL: httpUrl().optional(),
  VIDEO_HEADERS: headers().optional(),
  VIDEO_MODEL: z.string().optional(),
  VIDEO_WIRE: z.enum(['openai', 'openrouter', 'comfyui']).default('openai'),
  VIDEO_WORKFLOW: z.string().optional(),
  VIDEO_RESOLUTION: z.enum(['720p', '1080p']).default('720p'),
  MUSIC_API_KEY: z.string().optional(),
  MUSIC_BASE_URL: httpUrl().optional(),
  MUSIC_HEADERS: headers().optional(),
  MUSIC_MODEL: z.string().default('music_v2_5'),
};

type ProviderEnvironment = z.output<z.ZodObject<typeof providerVariables>>;

/** Where a kind's vendor is reached. Null members: that vendor's own default. */
export interface Endpoint {
  apiKey: string | null;
  baseUrl: string | null;
  model: string;
  /** Milliseconds one request may take. */
  timeoutMs: number;
  /** Sent with each request there, and to no other host. */
  headers?: Readonly<Record<string, string>>;
  /** How it is asked; OpenAI's wire unless it says otherwise. */
  wire?: 'openai' | 'openrouter' | 'comfyui';
  /** File of a workflow for ComfyUI. */
  workflow?: string | undefined;
}

export interface VideoEndpoint extends Endpoint {
  /** Its short side, which films are asked for in. */
  resolution: ProviderEnvironment['VIDEO_RESOLUTION'];
}

/** `auto` is settled by what is configured (api/src/generations/create-providers.ts). */
export interface ProviderSetting<Where extends Endpoint = Endpoint> {
  choice: 'auto' | 'vendor' | 'preview';
  endpoint: Where;
  /** A key or an address is given. */
  isConfigured: boolean;
}

/** Of the kinds that a vendor can make. */
export type ProviderSettings = Readonly<Record<'image' | 'edit' | 'music' | 'text', ProviderSetting>> & {
  readonly video: ProviderSetting<VideoEndpoint>;
  /** Kinds without a vendor use the preview engine even when another kind has one. */
  readonly previewFallback: boolean;
};

/** The keys of OpenAI serve images, edits and texts unless a kind names its own; video and music have no OpenAI API. */
export function providerSettings(env: ProviderEnvironment): ProviderSettings {
  const setting = (
    choice: string,
    apiKey: string | undefined,
    baseUrl: string | undefined,
    model: string,
    own: Readonly<Record<string, string>> = {},
  ): ProviderSetting => ({
    choice: choice === 'auto' || choice === 'preview' ? choice : 'vendor',
    endpoint: {
      apiKey: apiKey ?? null,
      baseUrl: baseUrl ?? null,
      model,
      timeoutMs: env.PROVIDER_TIMEOUT_MS,
      headers: own,
    },
    isConfigured: apiKey !== undefined || baseUrl !== undefined,
  });
  const openAi = (kind: 'IMAGE' | 'EDIT' | 'TEXT') => {
    const choice = env[`${kind}_PROVIDER`];
    const key = env[`${kind}_API_KEY`];
    const url = env[`${kind}_BASE_URL`];
    const model = env[`${kind}_MODEL`];
    const own = env[`${kind}_HEADERS`];
    // A kind's own address goes with its own key and headers only: ours are not sent to other servers.
    return url === undefined
      ? setting(choice, key ?? env.OPENAI_API_KEY, env.OPENAI_BASE_URL, model, {
          ...env.OPENAI_HEADERS,
          ...own,
        })
      : setting(choice, key, url, model, own);
  };
  const image = openAi('IMAGE');
  const video = setting(
    env.VIDEO_PROVIDER,
    env.VIDEO_API_KEY,
    env.VIDEO_BASE_URL,
    // Without a server it is not used, and with one it is there (requireWhatIsNamed).
    env.VIDEO_MODEL ?? '',
    env.VIDEO_HEADERS,
  );
  return {
    image: { ...image, endpoint: { ...image.endpoint, wire: env.IMAGE_WIRE, workflow: env.IMAGE_WORKFLOW } },
    edit: openAi('EDIT'),
    text: openAi('TEXT'),
    video: {
      ...video,
      endpoint: {
        ...video.endpoint,
        resolution: env.VIDEO_RESOLUTION,
        wire: env.VIDEO_WIRE,
        workflow: env.VIDEO_WORKFLOW,
      },
    },
    music: setting(
      env.MUSIC_PROVIDER,
      env.MUSIC_API_KEY,
      env.MUSIC_BASE_URL,
      env.MUSIC_MODEL,
      env.MUSIC_HEADERS,
    ),
    previewFallback: env.PREVIEW_FALLBACK,
  };
}

/** A vendor that is asked for by name needs an address or a key. */
export function requireWhatIsNamed(context: z.core.ParsePayload<ProviderEnvironment>): void {
  const settings = providerSettings(context.value);
  const named = {
    IMAGE_PROVIDER: [settings.image, 'OPENAI_API_KEY, OPENAI_BASE_URL, IMAGE_API_KEY or IMAGE_BASE_URL'],
    EDIT_PROVIDER: [settings.edit, 'OPENAI_API_KEY, OPENAI_BASE_URL, EDIT_API_KEY or EDIT_BASE_URL'],
    TEXT_PROVIDER: [settings.text, 'OPENAI_API_KEY, OPENAI_BASE_URL, TEXT_API_KEY or TEXT_BASE_URL'],
    VIDEO_PROVIDER: [settings.video, 'VIDEO_BASE_URL'],
    MUSIC_PROVIDER: [settings.music, 'MUSIC_API_KEY or MUSIC_BASE_URL'],
  } as const;
  for (const [name, [{ choice, isConfigured }, needed]] of Object.entries(named)) {
    if (choice !== 'vendor' || isConfigured) continue;
    context.issues.push({ code: 'custom', path: [name], input: choice, message: `needs ${needed}` });
  }
  if (settings.video.isConfigured && settings.video.endpoint.baseUrl === null) {
    context.issues.push({
      code: 'custom',
      path: ['VIDEO_API_KEY'],
      input: undefined,
      message: 'needs VIDEO_BASE_URL: there is no default video server',
    });
  }
  requireWorkflow(context, 'IMAGE');
  requireWorkflow(context, 'VIDEO');
  const { VIDEO_BASE_URL: videoUrl, VIDEO_MODEL: videoModel, VIDEO_WIRE: videoWire } = context.value;
  if (videoUrl !== undefined && videoModel === undefined && videoWire !== 'comfyui') {
    context.issues.push({
      code: 'custom',
      path: ['VIDEO_MODEL'],
      input: undefined,
      message: 'is missing: VIDEO_BASE_URL needs the name of a model that is there, and there is no default',
    });
  }
}

/** ComfyUI makes nothing without a workflow, and OpenAI's servers are none. */
function requireWorkflow(context: z.core.ParsePayload<ProviderEnvironment>, kind: 'IMAGE' | 'VIDEO'): void {
  const { [`${kind}_WIRE` as const]: wire, ...env } = context.value;
  if (wire !== 'comfyui') return;
  const missing = (['WORKFLOW', 'BASE_URL'] as const).filter((name) => env[`${kind}_${name}`] === undefined);
  for (const name of missing) {
    context.issues.push({
      code: 'custom',
      path: [`${kind}_${name}`],
      input: undefined,
      message: `is missing: ${kind}_WIRE=comfyui needs it`,
    });
  }
}
