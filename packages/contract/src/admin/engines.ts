import { GENERATION_KINDS } from '../generations/kinds/kinds.ts';
import {
  flag,
  integer,
  list,
  nullable,
  number,
  object,
  oneOf,
  optional,
  text,
  type ValueOf,
} from '../shape/field.ts';

/** Who describes an engine: an admin, ENGINES_FILE, variables, a server found on this machine, or nobody. */
const SOURCE = oneOf(['administration', 'file', 'environment', 'here', 'preview']);
export type EngineSource = ValueOf<typeof SOURCE>;

/** One engine of a kind, as admins see it. */
export const ADMIN_ENGINE = object({
  kind: oneOf(GENERATION_KINDS),
  id: text,
  label: text,
  source: SOURCE,
  /** Id of a vendor. */
  vendor: text,
  model: text,
  /** Null: the vendor's own. */
  baseUrl: nullable(text),
  hasKey: flag,
  /** Credits. Null: the kind's own price. */
  price: nullable(integer(1)),
  fallback: nullable(text),
  concurrency: nullable(integer(1)),
  requestsPerMinute: nullable(integer(1)),
  /** US dollars, by what they are paid for. */
  cost: nullable(
    object({
      request: number(0),
      image: number(0),
      second: number(0),
      millionInputTokens: number(0),
      millionOutputTokens: number(0),
    }),
  ),
  /** `default`: makes what names no other. `broken`: on, and cannot be asked. */
  state: oneOf(['default', 'offered', 'off', 'broken']),
  /** Why, where that is not said by its source. */
  note: nullable(text),
});
export type AdminEngine = ValueOf<typeof ADMIN_ENGINE>;

const ENGINE_VENDOR = object({
  id: text,
  label: text,
  makes: list(oneOf(GENERATION_KINDS)),
  needsModel: flag,
  needsAddress: flag,
});
export type EngineVendor = ValueOf<typeof ENGINE_VENDOR>;

/** What GET /api/admin/engines answers. */
export const ADMIN_ENGINES = object({
  /** The default of each kind first. */
  engines: list(ADMIN_ENGINE),
  vendors: list(ENGINE_VENDOR),
});
export type AdminEngines = ValueOf<typeof ADMIN_ENGINES>;

/** What POST /api/admin/engines/{kind}/models answers. */
export const ENGINE_MODELS = object({
  models: list(text),
  /** Why there are none. */
  problem: nullable(text),
});
export type EngineModels = ValueOf<typeof ENGINE_MODELS>;

/** What became of the smallest thing that an engine was asked for. */
export const ENGINE_TRIAL = object({
  /** `delivered`, or the kind of the failure. */
  outcome: text,
  /** What came, or what went wrong. */
  text: text,
  /** The vendor's own words on a failure, without the key. */
  said: nullable(text),
  ms: integer(0),
  /** Estimate by the engine's own table; null: not known. */
  dollars: nullable(number(0)),
  /** What came, to be shown: words, or a file that is not too large. */
  words: optional(text),
  file: optional(object({ mediaType: text, base64: text })),
});
export type EngineTrial = ValueOf<typeof ENGINE_TRIAL>;
