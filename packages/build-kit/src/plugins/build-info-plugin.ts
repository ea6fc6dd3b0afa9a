import { createHash } from 'node:crypto';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { rspack, type Compilation, type Compiler } from '@rspack/core';

/** What a build says about itself, in `build-info.json` beside its files: the registry's input. */
export interface BuildInfo {
  name: string;
  version: string;
  build: string;
  /** File that holds the remote's container. Empty for the shell. */
  entry: string;
  global: string;
  contract: string;
  routes: readonly string[];
  /** What the registry tells the shell of a tool that is not in the built-in list. */
  label?: string;
  isInNavigation?: boolean;
  /** `sha384-...` by file name, for every file of the build. */
  integrity: Record<string, string>;
  /** Scripts the first screen needs, in order. */
  assets: readonly string[];
  /** Chunks by name, for preloads of lazy platform parts. */
  chunks: Record<string, readonly string[]>;
  /** The shell only: what is written into the HTML itself, so that the first paint waits for no file. */
  inline?: InlineParts;
  /** Bytes by file name. */
  sizes: Record<string, { raw: number; gzip: number; brotli: number }>;
}

export interface InlineParts {
  css: string;
  themeScript: string;
  /** For the head of a visitor's prerendered page: keeps what is done with it before it works. */
  earlyScript: string;
  /**
   * A function expression that adds the shell's script, which it is given with its integrity, after the first paint.
   */
  startScript: string;
  /** The same, right after the first paint. */
  soonScript: string;
  /**
   * Names of the policies for trusted types that its scripts make: with them, it runs where the content policy asks
   * for them.
   */
  trustedTypes: readonly string[];
  /** Font files to preload. */
  fonts: readonly string[];
  /** Markup inside #root before JavaScript runs. */
  frames: { page: string; tool: string };
}

type Identity = Omit<BuildInfo, 'integrity' | 'assets' | 'chunks' | 'sizes'>;

/** Emits `build-info.json` last, when every file of the build has its final bytes. */
export class BuildInfoPlugin {
  readonly #identity: Identity;

  constructor(identity: Identity) {
    this.#identity = identity;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('BuildInfoPlugin', (compilation) => {
      const stage = rspack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'BuildInfoPlugin', stage }, () => {
        const info: BuildInfo = { ...this.#identity, integrity: {}, assets: [], chunks: {}, sizes: {} };
        for (const { name, source } of compilation.getAssets()) {
          if (name.endsWith('.map')) {
            continue;
          }
          const bytes = source.buffer();
          info.integrity[name] = `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
          info.sizes[name] = {
            raw: bytes.length,
            gzip: gzipSync(bytes, { level: 9 }).length,
            brotli: brotliCompressSync(bytes).length,
          };
        }
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

/** Style sheets are short (font faces): in the HTML they save a request that would hold the first paint. */
function completeInline(inline: InlineParts, compilation: Compilation): InlineParts {
  const assets = compilation.getAssets();
  const styles = assets.filter(({ name }) => name.endsWith('.css')).map(({ source }) => source.source());
  const fonts = assets.map(({ name }) => name).filter((name) => name.endsWith('.woff2'));
  const css = [inline.css, ...styles.map(String)].join('\n').replace(/\/\*# sourceMappingURL=.*?\*\//g, '');
  return { ...inline, css, fonts };
}

function firstScreen(identity: Identity, chunks: BuildInfo['chunks']): string[] {
  if (identity.entry === '') {
    return [...(chunks['main'] ?? [])];
  }
  return [identity.entry, ...(chunks['tool'] ?? [])];
}
