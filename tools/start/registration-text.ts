import type { Offer } from '@aic/api/remotes';

/** What a start has to say about a build that users do not get; null where they get it. */
export function registrationText(offer: Offer): string | null {
  const { kind, name, build } = offer;
  switch (kind) {
    case 'released':
    case 'unchanged':
    case 'older':
      return null;
    case 'pinned':
      return `${name} is pinned to build ${offer.released}: \`npm run remote -- follow ${name}\` serves ${build} of this workspace`;
    case 'removed':
      return `${name} is removed, so no user has it: \`npm run remote -- release ${name}\` brings it back`;
    case 'refused':
      return `${name}: build ${build} is not served. ${offer.reason}`;
    default:
      return kind satisfies never;
  }
}
