import { GENERATION_KINDS, type GenerationKind } from '@aic/contract';
import { z } from 'zod';
import { type EngineSetting, type EngineSettings, missingIn, vendorAt, type VendorId } from './engines.ts';
import { headers } from './headers.ts';
import { flag, httpUrl, integer } from './values.ts';

/** Who makes each kind, with which model, where and by which key. Model names are settings, never a list of ours. */
export const engineVariables = {
  ENGINES_FILE: z.string().optional(),
  ENGINES_DISCOVERY: flag().default(true),
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

type Environment = z.output<z.ZodObject<typeof engineVariables>>;

/** How the variables of a kind begin, and who makes it by them; OpenAI has no API for films and music. */
const BY_VARIABLES = {
  image: { name: 'IMAGE', vendor: 'openai' },
  edit: { name: 'EDIT', vendor: 'openai' },
  video: { name: 'VIDEO', vendor: 'videos' },
  music: { name: 'MUSIC', vendor: 'elevenlabs' },
  text: { name: 'TEXT', vendor: 'openai' },
} as const satisfies Readonly<Record<GenerationKind, { name: string; vendor: VendorId }>>;

interface Described {
  /** `auto` is settled by what is configured. */
  choice: Environment['IMAGE_PROVIDER' | 'VIDEO_PROVIDER' | 'MUSIC_PROVIDER'];
  /** A key or an address is given. */
  isConfigured: boolean;
  engine: EngineSetting;
}

function describe(env: Environment, kind: GenerationKind): Described {
  const { name, vendor: usual } = BY_VARIABLES[kind];
  const wire = kind === 'image' ? env.IMAGE_WIRE : kind === 'video' ? env.VIDEO_WIRE : undefined;
  const vendor = vendorAt(kind, usual, wire);
  const ownUrl = env[`${name}_BASE_URL`];
  // A kind's own address goes with its own key and headers only: those of OpenAI are not sent to other servers.
  const shared = vendor === 'openai' && ownUrl === undefined ? env : null;
  const apiKey = env[`${name}_API_KEY`] ?? shared?.OPENAI_API_KEY ?? null;
  const baseUrl = ownUrl ?? shared?.OPENAI_BASE_URL ?? null;
  return {
    choice: env[`${name}_PROVIDER`],
    isConfigured: apiKey !== null || baseUrl !== null,
    engine: {
      id: '',
      label: '',
      vendor,
      price: null,
      fallback: null,
      cost: null,
      options: {},
      endpoint: {
        apiKey,
        baseUrl,
        model: env[`${name}_MODEL`] ?? '',
        timeoutMs: env.PROVIDER_TIMEOUT_MS,
        headers: { ...shared?.OPENAI_HEADERS, ...env[`${name}_HEADERS`] },
        resolution: env.VIDEO_RESOLUTION,
        ...(wire === 'openrouter' && { wire }),
        ...(kind === 'image' && { workflow: env.IMAGE_WORKFLOW }),
        ...(kind === 'video' && { workflow: env.VIDEO_WORKFLOW }),
      },
    },
  };
}

/** Lists of one: what the variables say of the kinds that they say something of. */
export function enginesOfVariables(env: Environment): { engines: EngineSettings; isAnyConfigured: boolean } {
  const all = GENERATION_KINDS.map((kind) => [kind, describe(env, kind)] as const);
  return {
    engines: Object.fromEntries(
      all.flatMap(([kind, { choice, isConfigured, engine }]) => {
        if (choice === 'preview') return [[kind, [{ ...engine, vendor: 'preview' as const }]]];
        return choice !== 'auto' || isConfigured ? [[kind, [engine]]] : [];
      }),
    ),
    isAnyConfigured: all.some(([, { isConfigured }]) => isConfigured),
  };
}

const VARIABLES = { model: 'MODEL', baseUrl: 'BASE_URL', workflow: 'WORKFLOW' } as const;

/** A vendor that is asked for by name needs an address or a key, and each what it cannot be without. */
export function requireWhatIsNamed({ value: env, issues }: z.core.ParsePayload<Environment>): void {
  for (const kind of GENERATION_KINDS) {
    const { choice, isConfigured, engine } = describe(env, kind);
    const { vendor, endpoint } = engine;
    const { name } = BY_VARIABLES[kind];
    const problem = (variable: string, message: string): void =>
      void issues.push({ code: 'custom', path: [`${name}_${variable}`], input: undefined, message });
    if (choice !== 'auto' && choice !== 'preview' && !isConfigured) {
      const keys = vendor === 'openai' ? `OPENAI_API_KEY, OPENAI_BASE_URL, ` : '';
      problem('PROVIDER', `needs ${keys}${kind === 'video' ? '' : `${name}_API_KEY or `}${name}_BASE_URL`);
    }
    if (!isConfigured && vendor !== 'comfyui') continue;
    for (const [member, reason] of missingIn(vendor, endpoint)) problem(VARIABLES[member], reason);
  }
}
