/** `npm test` runs everything; `npm test -- --changed[=ref]` what differs from the commit `ref`. */
export type TestRequest = { kind: 'all' } | { kind: 'changed'; ref: string };

/** @throws Error that lists the options */
export function parseArguments(args: readonly string[]): TestRequest {
  if (args.length === 0) return { kind: 'all' };
  const match = args.length === 1 ? /^--changed(?:=(.+))?$/.exec(args[0] ?? '') : null;
  if (match === null) {
    throw new Error(
      `Unknown options: ${args.join(' ')}. There are: --changed (since HEAD) and --changed=<commit>.`,
    );
  }
  return { kind: 'changed', ref: match[1] ?? 'HEAD' };
}
