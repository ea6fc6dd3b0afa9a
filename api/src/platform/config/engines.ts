import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { headerPairs } from './headers.ts';
import type { VideoEndpoint } from './providers.ts';
import { httpUrl } from './values.ts';

export const engineVariables = {
  ENGINES_FILE: z.string().optional(),
};

/** Vendors by their packages of the AI SDK (api/src/generations/providers/ai-sdk). */
const AI_SDK_VENDORS = [
  'black-forest-labs',
  'fal',
  'google',
  'luma',
  'openai-compatible',
  'replicate',
] as const;

/** Who can make what; `preview` is the preview engine. */
const VENDORS = {
  image: ['openai', ...AI_SDK_VENDORS, 'preview'],
  edit: ['openai', ...AI_SDK_VENDORS, 'preview'],
  video: ['videos', ...AI_SDK_VENDORS, 'preview'],
  music: ['elevenlabs', 'preview'],
  text: ['openai', 'preview'],
} as const;

type EngineKind = keyof typeof VENDORS;

const dollars = z.number().min(0).max(10_000).default(0);

const costSchema = z.strictObject({
  request: dollars,
  image: dollars,
  second: dollars,
  millionInputTokens: dollars,
  millionOutputTokens: dollars,
});

/** US dollars, each for one of what it names. */
export type EngineCost = z.output<typeof costSchema>;

/** One of the engines that a kind can be made with. */
export interface EngineSetting {
  /** What requests and rows name it by: it stays, whatever stands behind it. */
  id: string;
  /** What users choose by. */
  label: string;
  vendor: (typeof VENDORS)[EngineKind][number];
  /** Credits. Null: the kind's own price. */
  price: number | null;
  /** Id of the engine that is asked where this one surely was not paid. */
  fallback: string | null;
  /** What its vendor takes, to estimate by. Null: not known. */
  cost: EngineCost | null;
  endpoint: VideoEndpoint;
  /** Sent as they are by vendors of the AI SDK. */
  options: Readonly<Record<string, unknown>>;
}

export type AiSdkVendor = (typeof AI_SDK_VENDORS)[number];

export function isAiSdkVendor(vendor: EngineSetting['vendor']): vendor is AiSdkVendor {
  return AI_SDK_VENDORS.some((known) => known === vendor);
}

/** Of all processes together. */
export interface VendorLimitSetting {
  /** Jobs at the same time. */
  concurrency?: number | undefined;
  /** Jobs started within a minute. */
  requestsPerMinute?: number | undefined;
}

/** By kind, the default first. A kind without a list is made as the environment says. */
export type EngineSettings = { readonly [Kind in EngineKind]?: readonly EngineSetting[] };

const engineSchema = (vendors: readonly EngineSetting['vendor'][]) =>
  z
    .strictObject({
      id: z.string().regex(/^[a-z][a-z0-9-]{0,39}$/, 'must be of a to z, 0 to 9 and -, at most 40'),
      label: z.string().trim().min(1).max(40),
      vendor: z.enum(vendors),
      model: z.string().min(1).optional(),
      /** The variable that holds the key, because the file is no place for secrets. */
      apiKeyFrom: z.string().optional(),
      baseUrl: httpUrl().optional(),
      timeoutMs: z.int().min(1000).max(3_600_000).optional(),
      headers: headerPairs.optional(),
      wire: z.enum(['openai', 'openrouter', 'comfyui']).optional(),
      /** File of a workflow for ComfyUI, which needs it. */
      workflow: z.string().optional(),
      resolution: z.enum(['720p', '1080p']).default('720p'),
      cost: costSchema.optional(),
      options: z.record(z.string(), z.unknown()).default({}),
      price: z.int().min(1).max(10_000).optional(),
      fallback: z.string().optional(),
    })
    .refine(({ wire, workflow }) => wire !== 'comfyui' || workflow !== undefined, {
      path: ['workflow'],
      message: 'is missing',
    })
    .refine(({ vendor, model, wire }) => vendor === 'preview' || wire === 'comfyui' || model !== undefined, {
      path: ['model'],
      message: 'is missing',
    })
    .refine(({ vendor, baseUrl }) => vendor !== 'videos' || baseUrl !== undefined, {
      path: ['baseUrl'],
      message: 'is missing: there is no default video server',
    });

const kindSchema = (kind: EngineKind) =>
  z
    .array(engineSchema(VENDORS[kind]))
    .min(1)
    .check(({ value, issues }) => {
      const ids = value.map(({ id }) => id);
      for (const [index, { id, fallback }] of value.entries()) {
        const problem = (path: string, message: string): void =>
          void issues.push({ code: 'custom', path: [index, path], input: value, message });
        if (ids.indexOf(id) !== index) problem('id', 'stands there twice');
        if (fallback !== undefined && (fallback === id || !ids.includes(fallback))) {
          problem('fallback', 'names no other engine of its kind');
        }
      }
    })
    .optional();

const fileSchema = z.strictObject({
  $schema: z.string().optional(),
  /** By vendor, as engines name it. */
  limits: z
    .record(
      z.string(),
      z.strictObject({
        concurrency: z.int().min(1).max(1000).optional(),
        requestsPerMinute: z.int().min(1).max(100_000).optional(),
      }),
    )
    .default({}),
  image: kindSchema('image'),
  edit: kindSchema('edit'),
  video: kindSchema('video'),
  music: kindSchema('music'),
  text: kindSchema('text'),
});

interface EnginesFile {
  engines: EngineSettings;
  limits: Readonly<Record<string, VendorLimitSetting>>;
  problems: readonly string[];
}

const NO_ENGINES: EnginesFile = { engines: {}, limits: {}, problems: [] };

/**
 * Reads the engines of ENGINES_FILE (docs/operate/providers.md).
 *
 * @param environment holds the keys that the file names
 * @returns what is wrong with the file, a line each, without a value of the environment
 */
export function readEngines(
  file: string | undefined,
  environment: Readonly<Record<string, string | undefined>>,
  timeoutMs: number,
): EnginesFile {
  if (file === undefined) return NO_ENGINES;
  const { json, problem } = parseFile(file);
  if (problem !== null) return { ...NO_ENGINES, problems: [`ENGINES_FILE ${problem}`] };
  const { success, data, error } = fileSchema.safeParse(json);
  if (!success) {
    const problems = error.issues.map(({ path, message }) => `ENGINES_FILE ${path.join('.')} ${message}`);
    return { ...NO_ENGINES, problems };
  }
  const { $schema: _, limits, ...kinds } = data;
  const problems: string[] = [];
  const engines = Object.entries(kinds).map(([kind, list = []]) => [
    kind,
    list.map(({ id, label, vendor, price, fallback, model = '', apiKeyFrom, baseUrl, ...more }) => {
      const apiKey = apiKeyFrom === undefined ? null : (environment[apiKeyFrom]?.trim() ?? '');
      if (apiKey === '') problems.push(`ENGINES_FILE ${kind}.${id} needs the variable ${apiKeyFrom}`);
      return {
        id,
        label,
        vendor,
        price: price ?? null,
        fallback: fallback ?? null,
        cost: more.cost ?? null,
        options: more.options,
        endpoint: {
          apiKey,
          baseUrl: baseUrl ?? null,
          model,
          timeoutMs: more.timeoutMs ?? timeoutMs,
          resolution: more.resolution,
          ...(more.headers && { headers: more.headers }),
          ...(more.wire && { wire: more.wire }),
          ...(more.workflow !== undefined && { workflow: more.workflow }),
        },
      } satisfies EngineSetting;
    }),
  ]);
  // Safe because its entries are the file's kinds.
  return { engines: Object.fromEntries(engines) as EngineSettings, limits, problems };
}

function parseFile(file: string): { json: unknown; problem: string | null } {
  try {
    return { json: JSON.parse(readFileSync(file, 'utf8')), problem: null };
  } catch (error) {
    // A parser's message quotes the file.
    return { json: null, problem: error instanceof SyntaxError ? 'is no JSON' : 'cannot be read' };
  }
}
