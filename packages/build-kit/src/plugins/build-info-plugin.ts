import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import type { ToolUse } from '@aic/contract/hand-off';
import type { BuildInfo as KeptBuildInfo } from '@aic/contract/schemas';
import type { SlotFills } from '@aic/contract/slots';
import { rspack, type Compilation, type Compiler } from '@rspack/core';

/** As a build of this release writes it: with all that builds of older ones may lack. */
export interface BuildInfo extends Omit<
  WithLists<KeptBuildInfo>,
  'sizes' | 'inline' | 'isStock' | 'chunkArray' | 'uses' | 'fills'
> {
  uses?: readonly ToolUse[];
  fills?: SlotFills;
  /** Bytes by file name. */
  sizes: Record<string, { raw: number; gzip: number }>;
  /** The shell only: what is written into the HTML itself, so that the first paint waits for no file. */
  inline?: InlineParts;
}

export type InlineParts = Complete<WithLists<NonNullable<KeptBuildInfo['inline']>>>;

type Complete<Parts> = { [Key in keyof Parts]-?: NonNullable<Parts[Key]> };

/** Lists that are written may be constants. */
type WithLists<Parts> = {
  [Key in keyof Parts]: Parts[Key] extends string[] | undefined ? readonly string[] : Parts[Key];
};

type Identity = Omit<BuildInfo, 'integrity' | 'loaderIntegrity' | 'assets' | 'chunks' | 'sizes'>;

interface Options {
  /** Of the hashes that the build's own loader asks with, where it is another one than that of `integrity`. */
  loaderHash?: 'sha256';
}

/** Emits `build-info.json` last, when every file of the build has its final bytes. */
export class BuildInfoPlugin {
  readonly #identity: Identity;
  readonly #options: Options;

  constructor(identity: Identity, options: Options = {}) {
    this.#identity = identity;
    this.#options = options;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('BuildInfoPlugin', (compilation) => {
      const stage = rspack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'BuildInfoPlugin', stage }, () => {
        const info: BuildInfo = { ...this.#identity, integrity: {}, assets: [], chunks: {}, sizes: {} };
        const { loaderHash } = this.#options;
        const loaderIntegrity: Record<string, string> = {};
        for (const { name, source } of compilation.getAssets()) {
          if (name.endsWith('.map')) {
            continue;
          }
          const bytes = source.buffer();
          info.integrity[name] = hashOf('sha384', bytes);
          if (loaderHash !== undefined && name.endsWith('.js')) {
            loaderIntegrity[name] = hashOf(loaderHash, bytes);
          }
          info.sizes[name] = { raw: bytes.length, gzip: gzipSync(bytes, { level: 9 }).length };
        }
        if (loaderHash !== undefined) info.loaderIntegrity = loaderIntegrity;
        // Of the whole group: what a part shares with others may lie in files of its own.
        for (const [name, group] of compilation.namedChunkGroups) {
          info.chunks[name] = group.getFiles().filter((file) => file.endsWith('.js'));
        }
        if (info.inline) {
          info.inline = completeInline(info.inline, compilation);
        }
        info.assets = firstScreen(this.#identity, info.chunks);
        const json = `${JSON.stringify(info, null, 2)}\n`;
        compilation.emitAsset('build-info.json', new rspack.sources.RawSource(json));
      });
    });
  }
}

const hashOf = (name: string, bytes: Buffer): string =>
  `${name}-${createHash(name).update(bytes).digest('base64')}`;

/** Style sheets are short (font faces): in the HTML they save a request that would hold the first paint. */
function completeInline(inline: InlineParts, compilation: Compilation): InlineParts {
  const assets = compilation.getAssets();
  const styles = assets.filter(({ name }) => name.endsWith('.css')).map(({ source }) => source.source());
  const fonts = assets.map(({ name }) => name).filter((name) => name.endsWith('.woff2'));
  const { themeScript, earlyScript, startScript, soonScript } = inline;
  return {
    ...inline,
    css: minifyCss([inline.css, ...styles.map(String)].join('\n')),
    fonts,
    themeScript: minifyScript(themeScript),
    earlyScript: minifyScript(earlyScript),
    startScript: minifyScript(startScript),
    soonScript: minifyScript(soonScript),
  };
}

/** What stands in every page is read before its first paint: comments and blanks are none of it. */
export const minifyCss = (css: string): string =>
  css
    .replaceAll(/("[^"]*"|'[^']*')|\/\*.*?\*\//gs, '$1')
    .replaceAll(
      /("[^"]*"|'[^']*')|\s*([{};])\s*|\s+/g,
      (_, text?: string, mark?: string) => text ?? mark ?? ' ',
    )
    .trim();

/** Not compressed: a script that only is a function, which the page calls, would be left out as a whole. */
export function minifyScript(source: string): string {
  const { code } = rspack.experiments.swc.minifySync(source, {
    compress: false,
    mangle: true,
    module: false,
  });
  return `(${code.replace(/;\s*$/, '')})`;
}

function firstScreen(identity: Identity, chunks: BuildInfo['chunks']): string[] {
  if (identity.entry === '') {
    return [...(chunks['main'] ?? [])];
  }
  return [identity.entry, ...(chunks['tool'] ?? [])];
}
