import type { PlanId } from '../account/plan-ids.ts';

/** The members of requests that are advanced options: what they ask for is made for Creator+ only, whatever the kind. */
export const ADVANCED_OPTIONS = ['seed', 'exclude'] as const;

/** Who has the advanced options that Creator+ promises. The gateway refuses them to others. */
export const hasAdvancedOptions = ({ isAdmin, plan }: { isAdmin: boolean; plan: PlanId | null }): boolean =>
  isAdmin || plan === 'creator';
