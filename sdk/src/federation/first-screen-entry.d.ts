/** The remote's src/tool.tsx. */
declare module 'aic-tool' {
  const tool: import('../tool/define-tool.ts').DefinedTool;
  // oxlint-disable-next-line import/no-default-export
  export default tool;
}

/** Address of the first screen, such as `/video`. */
declare const FIRST_SCREEN_ROUTE: string;
