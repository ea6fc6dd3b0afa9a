/** A function in a file of the workspace, as a development build of Rspack names it; libraries have a longer path. */
const PLACE = /at (\S+) \(webpack-internal:\/\/\/(?!\S*node_modules)(?:\.{1,2}\/)*([^\s?:)]+)/;

/** What a tool has thrown, with the component and the file that it comes from. */
export function crashText(error: unknown): string {
  if (!(error instanceof Error)) return JSON.stringify(error);
  const [, component, file] = PLACE.exec(error.stack ?? '') ?? [];
  return component === undefined ? error.message : `${error.message}\n  in ${component}, ${file}`;
}
