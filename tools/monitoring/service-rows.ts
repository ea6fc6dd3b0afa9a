import { quantilesOf, type Row } from './panel.ts';

const REQUESTS = 'http_request_duration_seconds';

/** How the processes and what they stand on are doing. */
export const SERVICE_ROWS: readonly Row[] = [
  {
    title: 'Requests',
    panels: [
      {
        title: 'Requests by status',
        unit: 'reqps',
        queries: { '{{status}}': `sum by (status) (rate(${REQUESTS}_count[5m]))` },
      },
      {
        title: 'Share of server errors',
        unit: 'percentunit',
        queries: {
          errors: `sum(rate(${REQUESTS}_count{status=~"5.."}[5m])) / sum(rate(${REQUESTS}_count[5m]))`,
        },
      },
      {
        title: 'Time of reads',
        description: 'Starts of generations are left out: they wait for the picture if they are asked to.',
        unit: 's',
        queries: Object.fromEntries(
          Object.entries(quantilesOf(REQUESTS, [], [0.5, 0.95, 0.99])).map(([name, query]) => [
            name,
            query.replace('_bucket[', '_bucket{method="GET"}['),
          ]),
        ),
      },
      {
        title: 'Slowest routes (p95)',
        unit: 's',
        queries: {
          '{{method}} {{route}}': `topk(8, histogram_quantile(0.95, sum by (le, method, route) (rate(${REQUESTS}_bucket[5m]))))`,
        },
      },
      {
        title: 'Server errors by route',
        unit: 'reqps',
        queries: {
          '{{method}} {{route}} {{status}}': `sum by (method, route, status) (rate(${REQUESTS}_count{status=~"5.."}[5m]))`,
        },
      },
      { title: 'Event streams', queries: { '{{instance}}': 'event_streams', all: 'sum(event_streams)' } },
      {
        title: 'Notifications arrive',
        description: 'By the database or the bus: 1; at 0 changes show up to a second later.',
        queries: { '{{instance}}': 'event_notifications_connected' },
      },
      {
        title: 'Held',
        description:
          '1: jobs, mails, files and Stripe are left alone, because the store is the one of another database.',
        queries: { '{{instance}}': 'studio_held' },
      },
    ],
  },
  {
    title: 'Processes',
    panels: [
      {
        title: 'Lag of the event loop (p99)',
        unit: 's',
        queries: { '{{instance}}': 'nodejs_eventloop_lag_p99_seconds' },
      },
      {
        title: 'Memory',
        description: 'Resident; containers have a limit of 1 GiB.',
        unit: 'bytes',
        queries: { '{{instance}}': 'process_resident_memory_bytes' },
      },
      {
        title: 'CPU',
        description: 'Cores.',
        queries: { '{{instance}}': 'rate(process_cpu_seconds_total[5m])' },
      },
      { title: 'Heap in use', unit: 'bytes', queries: { '{{instance}}': 'nodejs_heap_size_used_bytes' } },
      {
        title: 'Garbage collection',
        description: 'Share of the time.',
        unit: 'percentunit',
        queries: { '{{instance}} {{kind}}': 'rate(nodejs_gc_duration_seconds_sum[5m])' },
      },
      {
        title: 'Starts of processes within an hour',
        queries: { '{{instance}}': 'changes(process_start_time_seconds[1h])' },
      },
    ],
  },
  {
    title: 'Database and files',
    panels: [
      {
        title: 'Connections',
        queries: {
          '{{application}} {{state}}': 'max by (application, state) (database_connections)',
          allowed: 'max(database_connections_max)',
        },
      },
      {
        title: 'Longest statement that runs',
        unit: 's',
        queries: { longest: 'max(database_longest_statement_seconds)' },
      },
      {
        title: 'Files can be stored',
        description: 'At 0 paid results wait in memory and on the disk of their worker.',
        queries: { '{{instance}}': 'storage_up' },
      },
      {
        title: 'Files: operations',
        unit: 'ops',
        queries: {
          '{{place}} {{operation}} {{outcome}}':
            'sum by (place, operation, outcome) (rate(storage_operation_duration_seconds_count[5m]))',
        },
      },
      {
        title: 'Files: time',
        unit: 's',
        queries: quantilesOf('storage_operation_duration_seconds', ['operation'], [0.5, 0.95]),
      },
    ],
  },
];
