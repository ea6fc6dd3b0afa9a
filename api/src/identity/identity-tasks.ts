import type { Sweep } from '../platform/background-tasks.ts';
import { purgeAccounts } from './accounts/purge-accounts.ts';

/** How long a network stays known after a sign-in from it. */
const KNOWN_NETWORK_LIFETIME = '180 days';

/** How long a used or late link says what it is. */
const LINK_LIFETIME = '90 days';

export const IDENTITY_SWEEPS: readonly Sweep[] = [
  { name: 'deleted accounts', run: purgeAccounts },
  {
    name: 'ended sessions',
    run: (sql, now) => sql`delete from session where expires_at <= ${now} or idle_until <= ${now}`,
  },
  {
    name: 'unfinished sign-ins',
    run: (sql, now) => sql`delete from sign_in_attempt where expires_at <= ${now}`,
  },
  {
    name: 'unfinished second steps',
    run: (sql, now) => sql`delete from second_step_attempt where expires_at <= ${now}`,
  },
  {
    name: 'unanswered passkey challenges',
    run: (sql, now) => sql`delete from passkey_challenge where expires_at <= ${now}`,
  },
  {
    name: 'unconfirmed changes of address',
    run: (sql, now) => sql`delete from email_change where expires_at <= ${now}`,
  },
  {
    name: 'old links',
    run: (sql, now) =>
      sql`delete from email_token where expires_at <= ${now}::timestamptz - ${LINK_LIFETIME}::interval`,
  },
  {
    name: 'known networks',
    run: (sql, now) =>
      sql`delete from known_network where last_used_at <= ${now}::timestamptz - ${KNOWN_NETWORK_LIFETIME}::interval`,
  },
];
