import type { Tool } from '@aic/sdk';

// What every remote exposes as `./tool`, as hosts with the library of Module Federation see it (write-types.ts).

declare const tool: Tool;
/** The library takes the default export, as it does of the tool itself. */
// oxlint-disable-next-line import/no-default-export
export default tool;
