export type DevRequest =
  /** The whole product, watched. */
  | { kind: 'product' }
  /** One tool on a page of its own. `api`: null for the fake backend. */
  | { kind: 'alone'; folder: string; port: number; api: string | null }
  /** One tool in a shell that runs elsewhere. */
  | { kind: 'in-shell'; folder: string; port: number; shell: string };

const USAGE =
  'Usage: npm run dev, or npm run dev -- <tool> [--port 4400] with one of --api <origin> and --in-shell <origin>.';
const DEFAULT_PORT = 4400;

/** @throws Error in one line that says what is wrong and lists what there is */
export function parseArguments(args: readonly string[], folders: readonly string[]): DevRequest {
  const [name, ...rest] = args;
  if (name === undefined) return { kind: 'product' };
  const folder = folders.find((known) => known === name || known === `mf-${name}`);
  if (folder === undefined) {
    throw new Error(`There is no tool "${name}". There are: ${folders.join(', ')}.`);
  }
  const options = new Map<string, string>();
  for (let index = 0; index < rest.length; index += 2) {
    const [option = '', value] = rest.slice(index, index + 2);
    if (!['--port', '--api', '--in-shell'].includes(option) || value === undefined) throw new Error(USAGE);
    options.set(option, value);
  }
  const port = Number(options.get('--port') ?? DEFAULT_PORT);
  if (!Number.isInteger(port) || port < 1 || port > 65_535) {
    throw new Error('--port is a number up to 65535.');
  }
  const api = originOf('--api', options.get('--api'));
  const shell = originOf('--in-shell', options.get('--in-shell'));
  if (api !== null && shell !== null) throw new Error(USAGE);
  return shell === null ? { kind: 'alone', folder, port, api } : { kind: 'in-shell', folder, port, shell };
}

function originOf(option: string, value: string | undefined): string | null {
  if (value === undefined) return null;
  const url = URL.parse(value);
  if (url === null || !/^https?:$/.test(url.protocol)) {
    throw new Error(`${option} is an address like http://localhost:3000, and not "${value}".`);
  }
  return url.origin;
}
