import { purgeAccounts } from '../../../identity/accounts/purge-accounts.ts';
import type { Sql } from '../../../platform/db/client.ts';
import { purgeBin } from '../../library/purge-bin.ts';

/** Rows that one call of a sweep handles at most; what is left waits for the next. */
const ROWS_MAX = 500;

/** How long a network stays known after a sign-in from it. */
const KNOWN_NETWORK_LIFETIME = '180 days';

/** How long a mail is remembered, so that no user gets it twice; and how long a used or late link says what it is. */
const MAIL_LIFETIME = '90 days';

/** Longer than any decision that depends on who reported. */
const REPORTER_LIFETIME = '2 hours';

/** How long the sums of load reports can be looked at. */
const LOAD_LIFETIME = '14 days';

/** How long what vendors were asked can be looked at: a business year, and time to close it. */
const VENDOR_REQUEST_LIFETIME = '400 days';

/** How long messages of the contact form are kept; the privacy policy says so. */
const CONTACT_LIFETIME = '1 year';

/** How long what visitors report is kept; the privacy policy says so. */
const REPORT_LIFETIME = '1 year';

/**
 * What is over is booked, and what is not needed any more is removed. Nothing that a user can spend or see depends on
 * it, and no sweep depends on another: one that fails keeps none from running.
 */
export const SWEEPS: ReadonlyArray<{ name: string; run(sql: Sql, now: Date): PromiseLike<unknown> }> = [
  { name: 'expired grants', run: (sql, now) => sql`select credit.sweep_grants(${ROWS_MAX}, ${now})` },
  { name: 'forgotten holds', run: (sql, now) => sql`select sweep_holds(${ROWS_MAX}, ${now})` },
  { name: 'deleted accounts', run: purgeAccounts },
  { name: 'items in the bin', run: purgeBin },
  { name: 'old events', run: (sql, now) => sql`select prune_events(${ROWS_MAX}, ${now})` },
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
  { name: 'rate limits', run: (sql, now) => sql`delete from rate_limit where window_ends_at <= ${now}` },
  {
    name: 'old mails',
    run: (sql, now) =>
      sql`delete from mail where run_at is null and created_at <= ${now}::timestamptz - ${MAIL_LIFETIME}::interval`,
  },
  {
    name: 'old links',
    run: (sql, now) =>
      sql`delete from email_token where expires_at <= ${now}::timestamptz - ${MAIL_LIFETIME}::interval`,
  },
  {
    name: 'old contact messages',
    run: (sql, now) =>
      sql`delete from contact_message where created_at <= ${now}::timestamptz - ${CONTACT_LIFETIME}::interval`,
  },
  {
    name: 'ended links and old reports',
    run: (sql, now) => sql`select prune_sharing(${REPORT_LIFETIME}, ${now})`,
  },
  {
    name: 'reporters of loads',
    run: (sql, now) =>
      sql`delete from remote_reporter where seen_at <= ${now}::timestamptz - ${REPORTER_LIFETIME}::interval`,
  },
  {
    name: 'old load reports',
    run: (sql, now) =>
      sql`delete from remote_load where minute <= ${now}::timestamptz - ${LOAD_LIFETIME}::interval`,
  },
  {
    name: 'old vendor requests',
    run: (sql, now) =>
      sql`delete from vendor_request where started_at <= ${now}::timestamptz - ${VENDOR_REQUEST_LIFETIME}::interval`,
  },
  {
    name: 'known networks',
    run: (sql, now) =>
      sql`delete from known_network where last_used_at <= ${now}::timestamptz - ${KNOWN_NETWORK_LIFETIME}::interval`,
  },
];
