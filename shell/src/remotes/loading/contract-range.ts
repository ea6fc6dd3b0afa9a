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
