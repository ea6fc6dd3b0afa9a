import { z } from 'zod';
import { PLAN_IDS } from '../account/plan-ids.ts';

/** Prices and credits follow from the plan on the server; nothing else is taken from a client. */
export const planRequestSchema = z.strictObject({ plan: z.enum(PLAN_IDS, 'There is no such plan') });
