import { type Sweep, sweepOld, sweepOver } from '../platform/background-tasks.ts';
import { purgeAccounts } from './accounts/purge-accounts.ts';

export const IDENTITY_SWEEPS: readonly Sweep[] = [
  { name: 'deleted accounts', run: purgeAccounts },
  {
    name: 'ended sessions',
    run: (sql, now) => sql`delete from session where expires_at <= ${now} or idle_until <= ${now}`,
  },
  sweepOver('unfinished sign-ins', 'sign_in_attempt'),
  sweepOver('unfinished second steps', 'second_step_attempt'),
  sweepOver('unanswered passkey challenges', 'passkey_challenge'),
  sweepOver('unconfirmed changes of address', 'email_change'),
  // So long a used or late link says what it is.
  sweepOld('old links', 'email_token', 'expires_at', '90 days'),
  // So long a network stays known after a sign-in from it.
  sweepOld('known networks', 'known_network', 'last_used_at', '180 days'),
];
