import { at, listAt, textAt } from './json.ts';

/** Codes of C2PA's specification (2.4, section 15.2) for one manifest. */
interface ManifestCodes {
  successes: ReadonlySet<string>;
  /** Those that the reader itself has found now. */
  found: ReadonlySet<string>;
  failures: ReadonlySet<string>;
}

export const TRUSTED = 'signingCredential.trusted';
export const UNTRUSTED = 'signingCredential.untrusted';

/**
 * What the reader has found of each manifest of a file, by its label. Of materials it says only what differs from what
 * was written down when they were used, so both are taken together. What was written down makes no signer trusted: that
 * a signer is unknown holds until the reader itself says otherwise.
 */
export function codesByManifest(store: unknown): (label: string) => ManifestCodes {
  const written = Object.values(at(store, 'manifests') ?? {})
    .flatMap((manifest) => listAt(manifest, 'ingredients'))
    .flatMap((ingredient) => resultsOf(at(ingredient, 'validation_results')));
  const ownResults = resultsOf(at(store, 'validation_results'));
  const foundSuccesses = byManifest(ownResults, 'success');
  const successes = byManifest([...written, ...ownResults], 'success');
  const failures = byManifest([...written, ...ownResults], 'failure');
  return (label) => {
    const found = foundSuccesses.get(label) ?? new Set();
    const failed = failures.get(label) ?? new Set();
    return {
      successes: successes.get(label) ?? new Set(),
      found,
      failures: found.has(TRUSTED) ? new Set([...failed].filter((code) => code !== UNTRUSTED)) : failed,
    };
  };
}

/** Of the manifest itself, and of those below it. */
const resultsOf = (results: unknown): readonly unknown[] => [
  at(results, 'activeManifest'),
  ...listAt(results, 'ingredientDeltas').map((delta) => at(delta, 'validationDeltas')),
];

function byManifest(results: readonly unknown[], kind: 'success' | 'failure'): Map<string, Set<string>> {
  const codes = new Map<string, Set<string>>();
  for (const one of results.flatMap((result) => listAt(result, kind))) {
    const label = /\/c2pa\/([^/]+)/.exec(textAt(one, 'url') ?? '')?.[1] ?? '';
    codes.set(label, (codes.get(label) ?? new Set()).add(textAt(one, 'code') ?? ''));
  }
  return codes;
}
