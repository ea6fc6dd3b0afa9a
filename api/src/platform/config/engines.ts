import { readFileSync } from 'node:fs';
import { GENERATION_KINDS, type GenerationKind } from '@aic/contract';
import { z } from 'zod';
import { headerPairs } from './headers.ts';
import { httpUrl } from './values.ts';

type Member = 'model' | 'baseUrl' | 'workflow';

interface Vendor {
  makes: readonly GenerationKind[];
  /** What an engine of it cannot be without, and what is said where that is missing. */
  needs: { readonly [Name in Member]?: string };
}

const NEEDS_MODEL = { model: 'is missing' };
/** By its package of the AI SDK (api/src/generations/providers/ai-sdk). */
const AI_SDK = { makes: ['image', 'edit', 'video'], needs: NEEDS_MODEL } as const;

/** Who can make what; `preview` is the preview engine. Their adapters are in api/src/generations/engine-adapters.ts. */
export const VENDORS = {
  openai: { makes: ['image', 'edit', 'text'], needs: NEEDS_MODEL },
  videos: {
    makes: ['video'],
    needs: { ...NEEDS_MODEL, baseUrl: 'is missing: there is no default video server' },
  },
  elevenlabs: { makes: ['music'], needs: NEEDS_MODEL },
  comfyui: {
    makes: ['image', 'video'],
    needs: { baseUrl: 'is missing: ComfyUI needs it', workflow: 'is missing: ComfyUI needs it' },
  },
  'black-forest-labs': AI_SDK,
  fal: AI_SDK,
  google: AI_SDK,
  luma: AI_SDK,
  'openai-compatible': AI_SDK,
  replicate: AI_SDK,
  preview: { makes: ['image', 'edit', 'video', 'music', 'text'], needs: {} },
} as const satisfies Readonly<Record<string, Vendor>>;

export type VendorId = keyof typeof VENDORS;

const vendorOf = (id: VendorId): Vendor => VENDORS[id];

/** Where a vendor is reached. Null members: that vendor's own default. */
export interface Endpoint {
  apiKey: string | null;
  baseUrl: string | null;
  model: string;
  /** Milliseconds one request may take. */
  timeoutMs: number;
  /** Sent with each request there, and to no other host. */
  headers?: Readonly<Record<string, string>>;
  /** How a video server is asked; OpenAI's wire unless it says otherwise. */
  wire?: 'openai' | 'openrouter';
  /** File of a workflow for ComfyUI. */
  workflow?: string | undefined;
}

export interface VideoEndpoint extends Endpoint {
  /** Its short side, which films are asked for in. */
  resolution: '720p' | '1080p';
}

/** What an engine lacks, with what is said of it. */
export const missingIn = (
  vendor: VendorId,
  given: { readonly [Name in Member]?: string | null | undefined },
): Array<readonly [Member, string]> =>
  (['model', 'baseUrl', 'workflow'] as const).flatMap((name) => {
    const reason = vendorOf(vendor).needs[name];
    return reason === undefined || given[name] ? [] : [[name, reason] as const];
  });

/** ComfyUI is a vendor of its own, and may be named as a wire of those whose place it takes. */
export const vendorAt = (kind: GenerationKind, vendor: VendorId, wire: string | undefined): VendorId =>
  wire === 'comfyui' &&
  (vendor === 'openai' || vendor === 'videos') &&
  vendorOf('comfyui').makes.includes(kind)
    ? 'comfyui'
    : vendor;

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

/** One of the engines that a kind can be made with, whether a file or variables describe it. */
export interface EngineSetting {
  /** What requests and rows name it by: it stays, whatever stands behind it. Empty: that of variables, no choice. */
  id: string;
  /** What users choose by. */
  label: string;
  vendor: VendorId;
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

/** Of all processes together. */
export interface VendorLimitSetting {
  /** Jobs at the same time. */
  concurrency?: number | undefined;
  /** Jobs started within a minute. */
  requestsPerMinute?: number | undefined;
}

/** By kind, the default first. */
export type EngineSettings = { readonly [Kind in GenerationKind]?: readonly EngineSetting[] };

const engineSchema = (vendors: readonly VendorId[]) =>
  z.strictObject({
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
  });

/** Safe because its keys are the vendors. */
const VENDOR_IDS = Object.keys(VENDORS) as readonly VendorId[];

const kindSchema = (kind: GenerationKind) =>
  z
    .array(engineSchema(VENDOR_IDS.filter((id) => vendorOf(id).makes.includes(kind))))
    .min(1)
    .check(({ value, issues }) => {
      const ids = value.map(({ id }) => id);
      for (const [index, { id, fallback, ...engine }] of value.entries()) {
        const problem = (path: string, message: string): void =>
          void issues.push({ code: 'custom', path: [index, path], input: value, message });
        if (ids.indexOf(id) !== index) problem('id', 'stands there twice');
        if (fallback !== undefined && (fallback === id || !ids.includes(fallback))) {
          problem('fallback', 'names no other engine of its kind');
        }
        const missing = missingIn(vendorAt(kind, engine.vendor, engine.wire), engine);
        for (const [name, reason] of missing) problem(name, reason);
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
  const engines = GENERATION_KINDS.filter((kind) => kinds[kind]).map((kind) => [
    kind,
    (kinds[kind] ?? []).map(({ id, label, price, fallback, model = '', apiKeyFrom, baseUrl, ...more }) => {
      const apiKey = apiKeyFrom === undefined ? null : (environment[apiKeyFrom]?.trim() ?? '');
      if (apiKey === '') problems.push(`ENGINES_FILE ${kind}.${id} needs the variable ${apiKeyFrom}`);
      return {
        id,
        label,
        vendor: vendorAt(kind, more.vendor, more.wire),
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
          ...(more.wire === 'openrouter' && { wire: more.wire }),
          ...(more.workflow !== undefined && { workflow: more.workflow }),
        },
      } satisfies EngineSetting;
    }),
  ]);
  // Safe because its entries are kinds.
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
