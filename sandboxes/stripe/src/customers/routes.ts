import { z } from 'zod';
import { isWithin, pageOf } from '../http/page.ts';
import { listParams, text, timeRange } from '../http/params.ts';
import { route } from '../http/route.ts';
import { createCustomer } from './create-customer.ts';
import { customerOf } from './customer-of.ts';
import { deleteCustomer } from './delete-customer.ts';
import { customerFields } from './params.ts';
import { updateCustomer } from './update-customer.ts';

export const customerRoutes = [
  route('POST /v1/customers', customerFields, createCustomer),
  route(
    'GET /v1/customers',
    z.strictObject({
      ...listParams,
      email: text.optional(),
      created: timeRange.optional(),
      test_clock: text.optional(),
    }),
    (ctx, { email, created, test_clock, ...page }) =>
      pageOf(
        ctx.tables.customers
          .where(
            (row) =>
              (email === undefined || row.email === email) &&
              isWithin(row.created, created) &&
              (test_clock ?? null) === (row.test_clock ?? null),
          )
          .toReversed(),
        '/v1/customers',
        page,
      ),
  ),
  route('GET /v1/customers/:id', z.strictObject({}), (ctx, _, id) => customerOf(ctx, id)),
  route(
    'POST /v1/customers/:id',
    customerFields.omit({ payment_method: true, test_clock: true }),
    updateCustomer,
  ),
  route('DELETE /v1/customers/:id', z.strictObject({}), (ctx, _, id) => deleteCustomer(ctx, id)),
];
