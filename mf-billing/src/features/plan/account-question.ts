import type { PlanId } from '@aic/sdk';

/** What a press on this page leads to: something is asked before it happens. */
export type AccountQuestion = { kind: 'cancel' } | { kind: 'change'; plan: PlanId } | { kind: 'card' };
