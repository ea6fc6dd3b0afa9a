import { quantilesOf, type Row } from './panel.ts';

/**
 * How the studio is doing. What is read from the database is the same in every process, so it is the maximum of all
 * and not their sum.
 */
export const PRODUCT_ROWS: readonly Row[] = [
  {
    title: 'Jobs',
    panels: [
      {
        title: 'Waiting and running by kind',
        queries: { '{{kind}} {{status}}': 'max by (kind, status) (jobs_unfinished)' },
      },
      {
        title: 'Running by vendor',
        description: 'No vendor may have more than the line, unless ENGINES_FILE limits it.',
        queries: {
          '{{vendor}}': 'max by (vendor) (jobs_running)',
          'places of one vendor': 'sum(job_places_of_one_vendor)',
        },
      },
      { title: 'Oldest job that is due', unit: 's', queries: { oldest: 'max(jobs_oldest_queued_seconds)' } },
      {
        title: 'From the press to the first attempt',
        unit: 's',
        queries: quantilesOf('job_wait_seconds', ['kind'], [0.5, 0.95]),
      },
      {
        title: 'Time of attempts by engine (p95)',
        unit: 's',
        queries: quantilesOf('job_attempt_duration_seconds', ['kind', 'engine'], [0.95]),
      },
      {
        title: 'Outcomes by engine',
        description: 'Attempts a second: completed, tried again, or why they failed.',
        unit: 'ops',
        queries: {
          '{{kind}} {{engine}} {{outcome}}':
            'sum by (kind, engine, outcome) (rate(job_attempt_duration_seconds_count[5m]))',
        },
      },
    ],
  },
  {
    title: 'Credits',
    panels: [
      {
        title: 'Credits of jobs an hour',
        description:
          'Captured, or returned to their users. Jobs that are cancelled before they begin are not in it.',
        queries: { '{{kind}} {{move}}': 'sum by (kind, move) (rate(job_credits_total[15m])) * 3600' },
      },
      {
        title: 'Share of credits that are returned',
        unit: 'percentunit',
        queries: {
          returned: 'sum(rate(job_credits_total{move="returned"}[15m])) / sum(rate(job_credits_total[15m]))',
        },
      },
      { title: 'Open holds', queries: { holds: 'max(credit_holds_open)' } },
      {
        title: 'Violations of the ledger',
        description: 'Anything but 0 is an incident.',
        queries: { '{{check}}': 'max by (check) (ledger_violations)' },
      },
      {
        title: 'Since the last check of the ledger',
        unit: 's',
        queries: { '{{check}}': 'time() - max by (check) (ledger_checked_at_seconds)' },
      },
    ],
  },
  {
    title: 'Vendors',
    panels: [
      {
        title: 'Requests within an hour',
        queries: {
          '{{vendor}} {{engine}} {{kind}} {{outcome}}':
            'max by (vendor, engine, kind, outcome) (vendor_requests_last_hour)',
        },
      },
      {
        title: 'Errors within an hour',
        queries: {
          '{{vendor}} {{outcome}}':
            'sum by (vendor, outcome) (max by (vendor, engine, kind, outcome) (vendor_requests_last_hour{outcome!="delivered"}))',
        },
      },
      {
        title: 'Time of what was delivered',
        unit: 's',
        queries: {
          '{{vendor}} {{engine}} {{kind}} p{{quantile}}':
            'max by (vendor, engine, kind, quantile) (vendor_request_seconds_last_hour{outcome="delivered"})',
        },
      },
    ],
  },
  {
    title: 'Payments',
    panels: [
      {
        title: 'Events of Stripe that wait',
        queries: { waiting: 'max(payment_events_waiting)', failing: 'max(payment_events_failing)' },
      },
      {
        title: 'Oldest event that waits',
        unit: 's',
        queries: { oldest: 'max(payment_events_oldest_seconds)' },
      },
      {
        title: 'Events within an hour, refunds among them',
        queries: { '{{type}}': 'max by (type) (payment_events_last_hour)' },
      },
      {
        title: 'Comparison with Stripe',
        description: 'Extra: paid here and unknown there, an incident. Missing: the webhook is broken.',
        queries: { missing: 'max(payment_invoices_missing)', extra: 'max(payment_invoices_extra)' },
      },
      {
        title: 'Calls of Stripe (p95)',
        unit: 's',
        queries: quantilesOf('payment_call_duration_seconds', ['call'], [0.95]),
      },
      {
        title: 'Calls of Stripe that failed',
        description: 'Refused cards are among them.',
        unit: 'ops',
        queries: {
          '{{call}}': 'sum by (call) (rate(payment_call_duration_seconds_count{outcome="error"}[5m]))',
        },
      },
    ],
  },
  {
    title: 'Mails and tools',
    panels: [
      { title: 'Mails', queries: { waiting: 'max(mails_waiting)', failing: 'max(mails_failing)' } },
      { title: 'Oldest mail that waits', unit: 's', queries: { oldest: 'max(mails_oldest_seconds)' } },
      {
        title: 'Releases and rollbacks within an hour',
        queries: { '{{remote}} {{event}}': 'max by (remote, event) (release_events_last_hour)' },
      },
      {
        title: 'Tools that did not load, within an hour',
        queries: {
          '{{remote}} {{outcome}}': 'max by (remote, outcome) (tool_loads_last_hour{outcome!="ok"})',
        },
      },
      {
        title: 'Violations of content policies',
        queries: {
          '{{directive}} {{disposition}}':
            'sum by (directive, disposition) (rate(content_policy_violations_total[5m]))',
        },
      },
    ],
  },
];
