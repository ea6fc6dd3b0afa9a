/** Under which keys server state is cached. To invalidate one of these invalidates every key that begins with it. */
export const QUERY_KEYS = {
  credits: ['credits'],
  generations: ['generations'],
  invoices: ['invoices'],
  queue: ['queue'],
  library: ['library'],
  providers: ['providers'],
  security: ['security'],
  subscription: ['subscription'],
  uploads: ['uploads'],
  usage: ['usage'],
  user: ['user'],
} as const;
