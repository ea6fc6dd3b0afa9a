import { type DevOptions, parseDevOptions } from '@aic/build-kit/dev';

export type DevRequest =
  /** The whole product, watched. */
  | { kind: 'product' }
  /** One tool, which lies in this folder. */
  | (DevOptions & { folder: string });

const USAGE =
  'Usage: npm run dev, or npm run dev -- <tool> [--port 4400] with one of --api <origin> and --in-shell <origin>.';

/** @throws Error in one line that says what is wrong and lists what there is */
export function parseArguments(args: readonly string[], folders: readonly string[]): DevRequest {
  const [name, ...rest] = args;
  if (name === undefined) return { kind: 'product' };
  const folder = folders.find((known) => known === name || known === `mf-${name}`);
  if (folder === undefined) {
    throw new Error(`There is no tool "${name}". There are: ${folders.join(', ')}.`);
  }
  return { ...parseDevOptions(rest, USAGE), folder };
}
