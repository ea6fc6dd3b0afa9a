import { SHELL_CONTRACT } from '@aic/sdk/version';
import { computeBuildId, sourcesDigest } from './build-id.ts';
import { installedPackage, packageVersion } from './installed-package.ts';

/**
 * The platform set: modules that exist once in the page. The shell provides them, remotes take them (`import: false`).
 * Router, query and store are not listed: tools reach them through the narrow facade in `@aic/sdk`, so that the shell's
 * bundle keeps only what the facade exports: 98 kB brotli instead of 147, measured when the facade was made.
 */
const PLATFORM_SET = [
  // The trailing slash shares the subpaths too; without it each remote bundles react-dom/client (65 kB gzip).
  'react',
  'react/',
  'react-dom',
  'react-dom/',
  'styled-components',
  '@aic/sdk',
  '@aic/design-system',
  '@aic/design-system/studio',
  '@aic/design-system/overlays',
  '@aic/design-system/tabs',
  '@aic/design-system/media',
  '@aic/design-system/billing',
  '@aic/design-system/gallery',
  '@aic/design-system/crop',
] as const;

interface SharedModule {
  singleton: true;
  strictVersion: true;
  requiredVersion: string;
  import: false;
}

/** What a remote hands to Module Federation's `shared`: it bundles none of it, and refuses a shell of another major. */
export function remoteShared(): Record<string, SharedModule> {
  return Object.fromEntries(
    PLATFORM_SET.map((request) => [
      request,
      {
        singleton: true,
        strictVersion: true,
        requiredVersion: requiredRange(packageOf(request)),
        import: false,
      },
    ]),
  );
}

/** Version by package name: the shell announces its platform modules with them. */
export function platformVersions(): Record<string, string> {
  return Object.fromEntries(PLATFORM_SET.map(packageOf).map((name) => [name, providedVersion(name)]));
}

/**
 * Digest of what an HTML prerendered shares with the page: markup and styles of the design system, and the libraries
 * that take it over. Where it differs, HTML of one build is not taken over by the code of the other.
 */
export function platformDigest(): string {
  const sources = ['@aic/sdk', '@aic/design-system'].map((name) => sourcesDigest(installedPackage(name)));
  return computeBuildId([], [...sources, JSON.stringify(platformVersions())]);
}

const packageOf = (request: string): string =>
  request
    .split('/')
    .slice(0, request.startsWith('@') ? 2 : 1)
    .join('/');

const isOurs = (packageName: string): boolean => packageName.startsWith('@aic/');

/** Ours have the version of the contract, with which they are packed. Others as this package has them installed. */
const providedVersion = (packageName: string): string =>
  // Read from disk: packages with an `exports` map hide their package.json from the resolver.
  isOurs(packageName) ? SHELL_CONTRACT : packageVersion(installedPackage(packageName));

/** Of ours any of the major version: which of them a tool needs its contract says, before a file of it is fetched. */
const requiredRange = (packageName: string): string =>
  `^${isOurs(packageName) ? SHELL_CONTRACT.replace(/\..*/, '.0.0') : providedVersion(packageName)}`;
