/** The remote's src/tool.tsx. */
declare module 'aic-tool' {
  import type { DefinedTool } from '@aic/sdk';

  const tool: DefinedTool;
  export default tool;
}

/** Digest of what a prerendered screen takes from the page's platform (federation/platform-digest.ts). */
declare const PLATFORM_DIGEST: string;

declare module 'core-js/web/*';
