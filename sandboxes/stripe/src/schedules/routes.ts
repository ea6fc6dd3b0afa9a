import { z } from 'zod';
import { listRoute } from '../http/list-route.ts';
import { bool, text } from '../http/params.ts';
import { route } from '../http/route.ts';
import { cancelSchedule } from './cancel-schedule.ts';
import { createSchedule } from './create-schedule.ts';
import { createParams, updateParams } from './params.ts';
import { releaseSchedule } from './release-schedule.ts';
import { runningSchedule, scheduleOf } from './schedule-of.ts';
import { updateSchedule } from './update-schedule.ts';

const PATH = '/v1/subscription_schedules';

export const scheduleRoutes = [
  route(`POST ${PATH}`, createParams, createSchedule),
  listRoute(PATH, 'schedules', { customer: text }),
  route(`GET ${PATH}/:id`, z.strictObject({}), (ctx, _, id) => scheduleOf(ctx, id)),
  route(`POST ${PATH}/:id`, updateParams, updateSchedule),
  route(`POST ${PATH}/:id/release`, z.strictObject({ preserve_cancel_date: bool.optional() }), (ctx, _, id) =>
    releaseSchedule(ctx, runningSchedule(ctx, id, 'release'), 'released'),
  ),
  route(
    `POST ${PATH}/:id/cancel`,
    z.strictObject({ invoice_now: bool.optional(), prorate: bool.optional() }),
    (ctx, _, id) => cancelSchedule(ctx, runningSchedule(ctx, id, 'cancel')),
  ),
];
