import type { GenerationKind } from '@aic/contract';
import { z } from 'zod';
import { httpUrl } from './values.ts';

type Member = 'model' | 'baseUrl' | 'workflow';

interface Vendor {
  /** What admins choose it by. */
  label: string;
  makes: readonly GenerationKind[];
  /** What an engine of it cannot be without, and what is said where that is missing. */
  needs: { readonly [Name in Member]?: string };
}

const NEEDS_MODEL = { model: 'is missing' };
/** By its package of the AI SDK (api/src/generations/providers/ai-sdk). */
const aiSdk = <const Label extends string>(label: Label) =>
  ({ label, makes: ['image', 'edit', 'video'], needs: NEEDS_MODEL }) as const;

/** Who can make what; `preview` is the preview engine. Their adapters are in api/src/generations/engine-adapters.ts. */
export const VENDORS = {
  openai: {
    label: 'OpenAI, or a server that speaks like it',
    makes: ['image', 'edit', 'text'],
    needs: NEEDS_MODEL,
  },
  videos: {
    label: 'A server of videos',
    makes: ['video'],
    needs: { ...NEEDS_MODEL, baseUrl: 'is missing: there is no default video server' },
  },
  elevenlabs: { label: 'ElevenLabs', makes: ['music'], needs: NEEDS_MODEL },
  comfyui: {
    label: 'ComfyUI',
    makes: ['image', 'video'],
    needs: { baseUrl: 'is missing: ComfyUI needs it', workflow: 'is missing: ComfyUI needs it' },
  },
  a1111: {
    label: 'Stable Diffusion web UI (A1111, Forge, sd-server)',
    makes: ['image'],
    needs: { baseUrl: 'is missing: the web UI needs it' },
  },
  'black-forest-labs': aiSdk('Black Forest Labs'),
  fal: aiSdk('fal'),
  google: aiSdk('Google'),
  luma: { label: 'Luma', makes: ['image'], needs: NEEDS_MODEL },
  'openai-compatible': {
    label: 'OpenAI-compatible, by the AI SDK',
    makes: ['image', 'edit'],
    needs: { ...NEEDS_MODEL, baseUrl: 'is missing: it has no server of its own' },
  },
  replicate: aiSdk('Replicate'),
  preview: { label: 'Preview engine', makes: ['image', 'edit', 'video', 'music', 'text'], needs: {} },
} as const satisfies Readonly<Record<string, Vendor>>;

export type VendorId = keyof typeof VENDORS;

export const vendorOf = (id: VendorId): Vendor => VENDORS[id];

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

/**
 * `key`: it cannot be opened in this process, `setting`: this release cannot make it of what is said of it; nothing is
 * made with either here. `lost`: it was found on this machine and does not answer any more.
 */
export type EngineProblem = 'key' | 'setting' | 'lost';

/** One of the engines that a kind can be made with, whoever describes it: a file, variables, an admin, or a server found. */
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
  /** Of this engine alone. Missing: its vendor's. */
  limits?: VendorLimitSetting;
  /** Its results say its label, also where it is the only one. */
  isNamed?: true;
  /** Why it is offered to nobody though it is on. */
  problem?: EngineProblem;
  /** What is said of it in place of what its vendor says of itself. */
  status?: { label: string; message: string | null };
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

/** Safe because its keys are the vendors. */
export const VENDOR_IDS = Object.keys(VENDORS) as readonly VendorId[];

export const engineId = z
  .string()
  .regex(/^[a-z][a-z0-9-]{0,39}$/, 'must be of a to z, 0 to 9 and -, at most 40');

/** What the file and admins say alike. */
export const engineMembers = {
  label: z.string().trim().min(1).max(40),
  model: z.string().min(1).max(200).optional(),
  baseUrl: httpUrl().optional(),
  resolution: z.enum(['720p', '1080p']).default('720p'),
  cost: costSchema.optional(),
  price: z.int().min(1).max(10_000).optional(),
  fallback: z.string().max(40).optional(),
};

export const limitMembers = {
  concurrency: z.int().min(1).max(1000).optional(),
  requestsPerMinute: z.int().min(1).max(100_000).optional(),
};

/** An engine as admins describe it: by no file of the machine, and by no headers, which may be secrets. */
export const adminEngineSchema = z.strictObject({
  ...engineMembers,
  ...limitMembers,
  vendor: z.enum(VENDOR_IDS),
  // A key has a field of its own, which is sealed: an address is shown, and logged.
  baseUrl: engineMembers.baseUrl.refine((url) => {
    // What is no address is said already.
    if (url === undefined || !URL.canParse(url)) return true;
    const { username, password, search, hash } = new URL(url);
    return username + password + search + hash === '';
  }, 'must be an address without a password or a query'),
});

export type AdminEngine = z.output<typeof adminEngineSchema>;

/** What an admin's engine lacks, by member. */
export function problemsOf(kind: GenerationKind, id: string, engine: AdminEngine): Record<string, string> {
  const { vendor, model, fallback } = engine;
  if (fallback === id) return { fallback: 'must be another engine' };
  if (!vendorOf(vendor).makes.includes(kind)) return { vendor: `does not make ${kind}` };
  // Pictures have a workflow of ours, by the name of a checkpoint.
  const workflow = kind === 'image' ? model : undefined;
  return Object.fromEntries(
    missingIn(vendor, { ...engine, workflow }).map(([name, reason]) => [
      name === 'workflow' ? 'model' : name,
      vendor === 'comfyui' && kind === 'video' ? 'films need a workflow, which ENGINES_FILE names' : reason,
    ]),
  );
}

/** The engine as all parts know it. */
export const settingOf = (
  id: string,
  { concurrency, requestsPerMinute, ...engine }: AdminEngine,
  { apiKey, timeoutMs }: Pick<Endpoint, 'apiKey' | 'timeoutMs'>,
): EngineSetting => ({
  id,
  label: engine.label,
  vendor: engine.vendor,
  price: engine.price ?? null,
  fallback: engine.fallback ?? null,
  cost: engine.cost ?? null,
  options: {},
  isNamed: true,
  limits: { concurrency, requestsPerMinute },
  endpoint: {
    apiKey,
    timeoutMs,
    baseUrl: engine.baseUrl ?? null,
    model: engine.model ?? '',
    resolution: engine.resolution,
  },
});
