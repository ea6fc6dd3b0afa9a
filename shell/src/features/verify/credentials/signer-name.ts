import type { Signer } from './credentials.ts';

/** As its certificate says; its organisation only where the name does not have it. */
export function signerName({ name, organisation }: Signer): string {
  const names =
    name !== null && organisation !== null && name.includes(organisation) ? [name] : [name, organisation];
  return names.filter((one) => one !== null).join(', ') || 'Nobody';
}
