import { INVOICE } from '@aic/contract/billing';
import { schemaOf } from '@aic/contract/schemas';
import { createRoute, z } from '@hono/zod-openapi';
import { callerOf, signedIn } from '../../identity/auth/caller.ts';
import type { PlatformDeps } from '../../platform/deps.ts';
import { unauthorized } from '../../platform/errors/errors.ts';
import { json, refusal, signedOut } from '../../platform/http/openapi/route-texts.ts';
import { createRouter, type Routes } from '../../platform/http/router.ts';
import { invoiceNotFound } from '../errors/billing-errors.ts';
import { findInvoice, findInvoices } from './invoices.repo.ts';

const listRoute = createRoute({
  method: 'get',
  path: '/api/invoices',
  summary: 'Invoices, newest first',
  responses: {
    200: json('Invoices', z.array(schemaOf(INVOICE))),
    401: signedOut,
  },
});

const itemRoute = createRoute({
  method: 'get',
  path: '/api/invoices/{id}',
  summary: 'One invoice',
  request: { params: z.object({ id: z.string().max(255) }) },
  responses: {
    200: json('The invoice', schemaOf(INVOICE)),
    401: signedOut,
    404: refusal('There is none, or it is not yours'),
  },
});

export function invoicesRoutes(deps: Pick<PlatformDeps, 'config' | 'sql' | 'clock'>): Routes {
  return createRouter()
    .openapi(listRoute, async (c) => {
      const invoices = signedIn(await findInvoices(deps.sql, callerOf(c)));
      return c.json(invoices, 200);
    })
    .openapi(itemRoute, async (c) => {
      const { isSignedIn, invoice } = await findInvoice(deps.sql, callerOf(c), c.req.valid('param').id);
      if (!isSignedIn) throw unauthorized();
      if (invoice === null) throw invoiceNotFound();
      return c.json(invoice, 200);
    });
}
