import { Counter, Histogram, type Registry } from 'prom-client';
import { onStepEnd } from '../platform/telemetry/steps.ts';

/**
 * What this process has done itself: attempts at jobs, files, calls of Stripe. Requests are counted where they are
 * logged. Returns how to stop.
 */
export function countSteps(registry: Registry, onFailure: (of: 'storage' | 'payment') => void): () => void {
  const histogram = (name: string, help: string, labelNames: string[], buckets: number[]) =>
    new Histogram({ name, help, labelNames, buckets, registers: [registry] });
  const attempts = histogram(
    'job_attempt_duration_seconds',
    'Attempts at jobs by this worker, by kind, engine and outcome: completed, retry, wait, or why it failed',
    ['kind', 'engine', 'outcome'],
    [0.5, 1, 2, 5, 10, 30, 60, 120, 300],
  );
  const waits = histogram(
    'job_wait_seconds',
    'From the press to the first attempt',
    ['kind'],
    [0.1, 0.5, 1, 5, 15, 60, 300, 1800],
  );
  const credits = new Counter({
    name: 'job_credits_total',
    help: 'Credits of jobs that this worker has ended: captured, or returned to their user',
    labelNames: ['kind', 'move'],
    registers: [registry],
  });
  const files = histogram(
    'storage_operation_duration_seconds',
    'Writes, removals and beginnings of reads of media; outcome: ok or error',
    ['operation', 'place', 'outcome'],
    [0.001, 0.005, 0.02, 0.1, 0.5, 2, 10],
  );
  const calls = histogram(
    'payment_call_duration_seconds',
    'Calls of Stripe by this process; outcome: ok or error',
    ['call', 'outcome'],
    [0.1, 0.3, 1, 3, 10],
  );
  return onStepEnd((step) => {
    const { seconds } = step;
    const outcome = 'error' in step ? 'error' : 'ok';
    if (outcome === 'error' && (step.type === 'storage' || step.type === 'payment')) onFailure(step.type);
    switch (step.type) {
      case 'job': {
        const { kind, engine = 'none', attempt, credits: held } = step;
        attempts.observe({ kind, engine, outcome: step.outcome ?? 'unreported' }, seconds);
        if (attempt === 1) waits.observe({ kind }, step.waitedSeconds);
        if (step.outcome === 'completed') credits.inc({ kind, move: 'captured' }, held);
        else if (step.hasFailed || step.outcome === 'cancelled') {
          credits.inc({ kind, move: 'returned' }, held);
        }
        break;
      }
      case 'storage':
        files.observe({ operation: step.operation, place: step.place, outcome }, seconds);
        break;
      case 'payment':
        calls.observe({ call: step.call, outcome }, seconds);
        break;
      // Requests are counted with their log; attempts include what engines and results take.
      case 'request':
      case 'engine':
      case 'result':
        break;
      default:
        step satisfies never;
    }
  });
}
