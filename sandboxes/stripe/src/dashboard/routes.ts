import { Hono } from 'hono';
import { secureHeaders } from 'hono/secure-headers';
import type { Context } from '../context.ts';
import { localOnly } from '../testing/local-only.ts';
import { dashboardPage } from './dashboard-page.ts';
import { invoicePage, receiptPage } from './documents.ts';
import { STYLES } from './layout.ts';

/**
 * Pages for people. The list is for the sandbox's own machine; a document is for visitors with its link, as Stripe's.
 */
export function dashboardRoutes(ctx: Context): Hono {
  const app = new Hono();
  const headers = secureHeaders({
    contentSecurityPolicy: {
      defaultSrc: ["'none'"],
      styleSrc: ["'self'"],
      imgSrc: ['data:'],
      formAction: ["'self'"],
      frameAncestors: ["'none'"],
    },
  });
  app.get('/', headers, localOnly, async (http) => http.html(await dashboardPage(ctx)));
  app.get('/dashboard.css', (http) => http.body(STYLES, 200, { 'content-type': 'text/css; charset=utf-8' }));
  for (const [path, root] of [
    ['/invoices/:id', '../'],
    ['/invoices/:id/pdf', '../../'],
  ] as const) {
    app.get(path, headers, async (http) => {
      const invoice = ctx.tables.invoices.get(http.req.param('id'));
      return invoice === undefined ? http.notFound() : http.html(await invoicePage(invoice, root));
    });
  }
  app.get('/receipts/:id', headers, async (http) => {
    const charge = ctx.tables.charges.get(http.req.param('id'));
    return charge === undefined ? http.notFound() : http.html(await receiptPage(charge));
  });
  return app;
}
