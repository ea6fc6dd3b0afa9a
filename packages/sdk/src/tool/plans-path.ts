import type { User } from '@aic/contract';

/**
 * Where more credits are bought, with the way back to the page that is open: its draft is kept. A user with a plan
 * changes it there.
 */
export const plansPath = ({ plan }: Pick<User, 'plan'>): string =>
  plan === null
    ? `/subscribe?returnTo=${encodeURIComponent(location.pathname + location.search)}`
    : '/account';
