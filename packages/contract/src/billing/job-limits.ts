import type { PlanId } from '../account/plan-ids.ts';

export interface JobLimits {
  /** Generations of one user that are waiting for an engine or being made. */
  inFlight: number;
  /** Further ones that wait in line for one of these to end. No credits are set aside for them yet. */
  deferred: number;
}

/** What the plan cards promise, and what a gateway allows where its environment does not say (`JOBS_*`). */
export const JOB_LIMITS: Readonly<Record<'free' | PlanId, JobLimits>> = {
  free: { inFlight: 4, deferred: 8 },
  pro: { inFlight: 8, deferred: 16 },
  creator: { inFlight: 16, deferred: 32 },
};
