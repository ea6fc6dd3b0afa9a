import { z } from 'zod';
import { MEDIA } from '../hand-off/tool-use.ts';
import { SLOTS } from '../slots/slots.ts';

const FILES_MAX = 300;

const fileName = z.string().regex(/^[\w.-]{1,151}$/);
const files = z.array(fileName).max(FILES_MAX);
/** Every page carries some of it, so none of it may be long. */
const short = z.string().max(100);

/** @param max how many members it may have */
function record<Value extends z.ZodType>(key: z.ZodString, value: Value, max: number) {
  return z
    .record(key, value)
    .refine((members) => Object.keys(members).length <= max, `at most ${max} are possible`);
}

/**
 * `build-info.json`, which the build preset writes beside the files of a build and the gateway reads. What is optional
 * here, builds of older releases do not have.
 */
export const buildInfoSchema = z.object({
  name: z.string().regex(/^[a-z][a-z0-9-]*$/),
  version: short,
  build: z.string().regex(/^[a-z0-9]{6,40}$/),
  entry: z.union([fileName, z.literal('')]),
  global: short,
  contract: short,
  /** Made with the stock plugin of Module Federation (docs/adr/0046-hosts-and-remotes-of-the-stock-plugin.md). */
  isStock: z.literal(true).optional(),
  /** Of a stock build: the global array of its files. The registry reads it from the entry itself. */
  chunkArray: short.optional(),
  routes: z.array(short).max(20),
  /** Of tools that are not in the built-in list. */
  label: short.optional(),
  isInNavigation: z.boolean().optional(),
  /** What it takes over from other tools: `ToolUse`, looked at as its pages are. */
  uses: z
    .array(
      z.object({
        as: short,
        of: z.array(z.enum(MEDIA)).max(MEDIA.length),
        label: short,
        page: z.string().max(200),
        takesUploads: z.literal(true).optional(),
      }),
    )
    .max(20)
    .optional(),
  /** What it puts into pages of others: `SlotFills`. */
  fills: z
    .partialRecord(
      z.enum(SLOTS),
      z.object({ label: short, of: z.array(z.enum(MEDIA)).max(MEDIA.length).optional() }),
    )
    .optional(),
  integrity: record(fileName, z.string().regex(/^sha384-[\w+/]{64}$/), FILES_MAX),
  /**
   * The shell only: what its own loader asks for its later scripts with. A preload with another hash is not used, and
   * the file is asked for twice. Builds from before 2026-11-24 have none: their loader has `integrity`.
   */
  loaderIntegrity: record(fileName, z.string().regex(/^sha256-[\w+/]{43}=$/), FILES_MAX).optional(),
  assets: files.max(50),
  chunks: record(short, files, FILES_MAX),
  /** Bytes by file. The registry measures them itself; builds of the release before have none. */
  sizes: record(fileName, z.object({ raw: z.int(), gzip: z.int() }), FILES_MAX).optional(),
  /** The shell only: what stands in the HTML itself. */
  inline: z
    .object({
      css: z.string(),
      themeScript: z.string(),
      /** Adds the script it is called with after the first paint. Builds from before 2026-11-22 have none. */
      startScript: z.string().optional(),
      /** The same for pages that are about to be used. Builds from before 2026-11-24 have none. */
      soonScript: z.string().optional(),
      earlyScript: z.string().optional(),
      /**
       * Policies for trusted types that it makes. Builds from before 2026-11-23 have none, and none could run with
       * them.
       */
      trustedTypes: z.array(z.string().regex(/^[\w-]+$/)).optional(),
      fonts: z.array(fileName),
      /** Markup inside #root before JavaScript runs, by frame. */
      frames: z.object({ page: z.string(), tool: z.string() }),
    })
    .optional(),
});

export type BuildInfo = z.output<typeof buildInfoSchema>;
