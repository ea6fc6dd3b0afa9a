/** Address of the news of builds (../dev/builds/build-news.ts). Written in by the build. */
declare const HOT_NEWS: string;

/** Remotes that a page of `npm run dev` opens: addresses by name. Written in by the build. */
declare const HOT_REMOTES: Readonly<Record<string, string>>;

/** Rspack's name for the build that runs. */
declare const __webpack_hash__: string;

/** As far as it is used (https://rspack.rs/api/runtime-api/hmr). */
interface HotModule {
  accept(dependency: string, callback: () => void): void;
  status(): string;
  /** @returns what was put in; null: the server has no such update */
  check(options: { onErrored(event: { error: unknown }): void }): Promise<unknown[] | null>;
}

interface ImportMeta {
  readonly webpackHot: HotModule;
}

declare module 'react-refresh/runtime' {
  export function injectIntoGlobalHook(page: typeof globalThis): void;
}
