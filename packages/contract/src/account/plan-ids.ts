/** Plans that are paid monthly. Checkout, subscription calls and the table of prices know no others. */
export const PLAN_IDS = ['pro', 'creator'] as const;
export type PlanId = (typeof PLAN_IDS)[number];
