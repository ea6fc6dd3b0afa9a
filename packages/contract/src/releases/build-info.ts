import { z } from 'zod';
import { MEDIA } from '../hand-off/tool-use.ts';

const fileName = z.string().regex(/^[\w.-]+$/);

/**
 * `build-info.json`, which the build preset writes beside the files of a build and the gateway reads. What is optional
 * here, builds of older releases do not have.
 */
export const buildInfoSchema = z.object({
  name: z.string().regex(/^[a-z][a-z0-9-]*$/),
  version: z.string(),
  build: z.string().regex(/^[a-z0-9]{6,40}$/),
  entry: z.union([fileName, z.literal('')]),
  global: z.string(),
  contract: z.string(),
  /** Made with the stock plugin of Module Federation (docs/adr/0046-hosts-and-remotes-of-the-stock-plugin.md). */
  isStock: z.literal(true).optional(),
  /** Of a stock build: the global array of its files. The registry reads it from the entry itself. */
  chunkArray: z.string().optional(),
  routes: z.array(z.string()),
  /** Of tools that are not in the built-in list. */
  label: z.string().optional(),
  isInNavigation: z.boolean().optional(),
  /** What it takes over from other tools: `ToolUse`, looked at as its pages are. */
  uses: z
    .array(
      z.object({
        as: z.string(),
        of: z.array(z.enum(MEDIA)),
        label: z.string(),
        page: z.string(),
        takesUploads: z.literal(true).optional(),
      }),
    )
    .optional(),
  integrity: z.record(fileName, z.string().startsWith('sha384-')),
  /**
   * The shell only: what its own loader asks for its later scripts with. A preload with another hash is not used, and
   * the file is asked for twice. Builds from before 2026-11-24 have none: their loader has `integrity`.
   */
  loaderIntegrity: z.record(fileName, z.string().startsWith('sha256-')).optional(),
  assets: z.array(fileName),
  chunks: z.record(z.string(), z.array(fileName)),
  /** Bytes by file. The registry measures them itself; builds of the release before have none. */
  sizes: z.record(fileName, z.object({ raw: z.int(), gzip: z.int() })).optional(),
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
