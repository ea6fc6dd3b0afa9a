import { z } from 'zod';
import { bool } from '../http/params.ts';
import { route } from '../http/route.ts';
import { createSchedule } from './create-schedule.ts';
import { createParams, updateParams } from './params.ts';
import { releaseSchedule } from './release-schedule.ts';
import { runningSchedule, scheduleOf } from './schedule-of.ts';
import { updateSchedule } from './update-schedule.ts';

const PATH = '/v1/subscription_schedules';

export const scheduleRoutes = [
  route(`POST ${PATH}`, createParams, createSchedule),
  route(`GET ${PATH}/:id`, z.strictObject({}), (ctx, _, id) => scheduleOf(ctx, id)),
  route(`POST ${PATH}/:id`, updateParams, updateSchedule),
  route(`POST ${PATH}/:id/release`, z.strictObject({ preserve_cancel_date: bool.optional() }), (ctx, _, id) =>
    releaseSchedule(ctx, runningSchedule(ctx, id, 'release'), 'released'),
  ),
];
