import type { Credentials, CredentialsState, Material } from './credentials.ts';
import { at, listAt, textAt } from './json.ts';
import { howOf, told } from './read-manifest.ts';
import { codesByManifest, TRUSTED, UNTRUSTED } from './validation-codes.ts';

/** A few materials that name each other can make a tree without end. */
const MANIFESTS_MAX = 200;

const ENDED = new Set(['signingCredential.expired', 'claimSignature.outsideValidity']);

const RELATIONS: Partial<Record<string, Material['relation']>> = {
  parentOf: 'changed',
  componentOf: 'contained',
};

export interface StoreReading {
  state: CredentialsState;
  credentials: Credentials;
}

/**
 * What the reference implementation has found in a file, in the page's own words. All of it may be what a stranger has
 * written, so nothing but its types is relied on.
 * @param store JSON of its reader
 */
export function readStore(store: unknown): StoreReading {
  const active = textAt(store, 'active_manifest') ?? '';
  const codesOf = codesByManifest(store);

  let count = 0;
  const read = (label: string): Credentials | null => {
    const manifest = at(store, 'manifests', label);
    if (manifest === undefined || (count += 1) > MANIFESTS_MAX) return null;
    const { successes, found, failures } = codesOf(label);
    const materials = listAt(manifest, 'ingredients').map((ingredient): Material => {
      const relation = RELATIONS[textAt(ingredient, 'relationship') ?? ''] ?? 'used';
      const own = textAt(ingredient, 'active_manifest');
      const isVerified = relation !== 'used' || own === null;
      return {
        relation,
        title: textAt(ingredient, 'title'),
        format: textAt(ingredient, 'format'),
        credentials: isVerified ? read(own ?? '') : null,
        isVerified,
      };
    });
    const how = howOf(manifest);
    // What was only encoded anew is what it was before.
    const before = materials.find(({ relation }) => relation === 'changed')?.credentials;
    const sourceType = how.sourceType ?? (before?.isIntact === true ? before.sourceType : null);
    return {
      ...how,
      sourceType,
      ...told(manifest),
      writtenBy: textAt(manifest, 'claim_generator_info', 0, 'name') ?? textAt(manifest, 'claim_generator'),
      signer: {
        name: textAt(manifest, 'signature_info', 'common_name'),
        organisation: textAt(manifest, 'signature_info', 'issuer'),
        isThisStudio: successes.has(TRUSTED) && !failures.has(UNTRUSTED),
      },
      signedAt: dateAt(manifest, 'signature_info', 'time'),
      isTimeProven: found.has('timeStamp.trusted'),
      materials,
      isIntact: [...failures].every((code) => code === UNTRUSTED || ENDED.has(code)),
    };
  };

  const credentials = read(active);
  if (credentials === null) throw new Error('The reader has found no manifest.');
  return { state: stateOf(store), credentials };
}

function stateOf(store: unknown): CredentialsState {
  if (textAt(store, 'validation_state') !== 'Invalid') return 'valid';
  const failures = listAt(store, 'validation_results', 'activeManifest', 'failure')
    .map((one) => textAt(one, 'code') ?? '')
    .filter((code) => code !== UNTRUSTED);
  return failures.length > 0 && failures.every((code) => ENDED.has(code)) ? 'ended' : 'changed';
}

function dateAt(value: unknown, ...path: readonly string[]): string | null {
  const time = textAt(value, ...path);
  return time === null || Number.isNaN(Date.parse(time)) ? null : time;
}
