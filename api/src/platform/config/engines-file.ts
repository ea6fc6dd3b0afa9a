import { readFileSync } from 'node:fs';
import { GENERATION_KINDS, type GenerationKind } from '@aic/contract';
import { z } from 'zod';
import {
  type EngineSetting,
  type EngineSettings,
  engineId,
  engineMembers,
  limitMembers,
  missingIn,
  vendorAt,
  VENDOR_IDS,
  type VendorId,
  type VendorLimitSetting,
  vendorOf,
} from './engines.ts';
import { headerPairs } from './headers.ts';

const engineSchema = (vendors: readonly VendorId[]) =>
  z.strictObject({
    ...engineMembers,
    id: engineId,
    vendor: z.enum(vendors),
    /** The variable that holds the key, because the file is no place for secrets. */
    apiKeyFrom: z.string().optional(),
    timeoutMs: z.int().min(1000).max(3_600_000).optional(),
    headers: headerPairs.optional(),
    wire: z.enum(['openai', 'openrouter', 'comfyui']).optional(),
    /** File of a workflow for ComfyUI, which needs it. */
    workflow: z.string().optional(),
    options: z.record(z.string(), z.unknown()).default({}),
  });

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
  limits: z.record(z.string(), z.strictObject(limitMembers)).default({}),
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
