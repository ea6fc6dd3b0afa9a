/** The remote's src/tool.tsx. */
declare module 'aic-tool' {
  import type { DefinedTool } from '@aic/sdk';

  const tool: DefinedTool;
  export default tool;
}

/** Address of the first screen, such as `/video`. */
declare const FIRST_SCREEN_ROUTE: string;
