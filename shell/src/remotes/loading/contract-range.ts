/**
 * Whether a shell of `version` supports a tool that asks for `range`. Only caret ranges exist (`^1.2.0`): same major,
 * and the shell at least as new, because members are only ever added within a major. The semver package is 7 kB.
 */
export function satisfiesContract(version: string, range: string): boolean {
  const [major, minor, patch] = parse(version);
  const [wantedMajor, wantedMinor, wantedPatch] = parse(range.replace(/^\^/, ''));
  return major === wantedMajor && (minor > wantedMinor || (minor === wantedMinor && patch >= wantedPatch));
}

function parse(version: string): [number, number, number] {
  const [major = Number.NaN, minor = Number.NaN, patch = Number.NaN] = version.split('.').map(Number);
  return [major, minor, patch];
}

/** The build is made for another shell than this one. */
export class ContractMismatch extends Error {
  override readonly name = 'ContractMismatch';
}

/** @throws ContractMismatch when a shell of this version cannot run the build */
export function requireContract(name: string, build: { contract: string }, version: string): void {
  if (satisfiesContract(version, build.contract)) return;
  throw new ContractMismatch(
    `${name} needs the shell contract ${build.contract}; this shell has ${version}.`,
  );
}
