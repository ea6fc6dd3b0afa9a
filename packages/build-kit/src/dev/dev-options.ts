export type DevOptions =
  /** A tool on a page of its own. `api`: null for the fake backend. */
  | { kind: 'alone'; port: number; api: string | null }
  /** A tool in a shell that runs elsewhere. */
  | { kind: 'in-shell'; port: number; shell: string };

const DEFAULT_PORT = 4400;

/**
 * @param usage of the command, in one line
 * @throws Error in one line that says what is wrong
 */
export function parseDevOptions(args: readonly string[], usage: string): DevOptions {
  const options = new Map<string, string>();
  for (let index = 0; index < args.length; index += 2) {
    const [option = '', value] = args.slice(index, index + 2);
    if (!['--port', '--api', '--in-shell'].includes(option) || value === undefined) throw new Error(usage);
    options.set(option, value);
  }
  const port = Number(options.get('--port') ?? DEFAULT_PORT);
  if (!Number.isInteger(port) || port < 1 || port > 65_535) {
    throw new Error('--port is a number up to 65535.');
  }
  const api = originOf('--api', options.get('--api'));
  const shell = originOf('--in-shell', options.get('--in-shell'));
  if (api !== null && shell !== null) throw new Error(usage);
  return shell === null ? { kind: 'alone', port, api } : { kind: 'in-shell', port, shell };
}

function originOf(option: string, value: string | undefined): string | null {
  if (value === undefined) return null;
  const url = URL.parse(value);
  if (url === null || !/^https?:$/.test(url.protocol)) {
    throw new Error(`${option} is an address like http://localhost:3000, and not "${value}".`);
  }
  return url.origin;
}
