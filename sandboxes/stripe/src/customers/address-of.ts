import type { Address } from '../state/wire.ts';

type AddressParams = { [Key in keyof Address]?: string | null | undefined };

/** Stripe answers with every part of an address, null where it is not known. */
export function addressOf(params: AddressParams | null | undefined): Address | null {
  return params === null || params === undefined
    ? null
    : {
        city: params.city ?? null,
        country: params.country ?? null,
        line1: params.line1 ?? null,
        line2: params.line2 ?? null,
        postal_code: params.postal_code ?? null,
        state: params.state ?? null,
      };
}
