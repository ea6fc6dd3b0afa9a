/**
 * The address of a running peer: nextjs/saas-starter, built and served on the same machine (`next build`, `next start`),
 * with its database seeded. Where it may not ask Stripe, `host` of its client (lib/payments/stripe.ts) leads to a server
 * that answers `{"object":"list","data":[],"has_more":false}`, and its font comes from a file by `next/font/local`.
 * Without an address nothing is compared with it.
 */
export const PEER_URL = process.env['PEER_URL'];

/** Its page that is for the same, of those that it has. */
export const PEER_PATHS: Readonly<Record<string, string>> = {
  '/': '/',
  '/auth': '/sign-in',
  '/pricing': '/pricing',
};

export const peerText =
  PEER_URL === undefined
    ? 'Without a peer.'
    : 'The peer: nextjs/saas-starter, built and served on the same machine, in the same rounds.';
