import { catalogRoutes } from '../catalog/routes.ts';
import { testClockRoutes } from '../clock/test-clocks.ts';
import { customerRoutes } from '../customers/routes.ts';
import { disputeRoutes } from '../disputes/routes.ts';
import { invoiceItemRoutes } from '../invoices/invoice-items.ts';
import { invoicePaymentRoutes } from '../invoices/invoice-payments.ts';
import { previewRoutes } from '../invoices/preview-invoice.ts';
import { invoiceRoutes } from '../invoices/routes.ts';
import { chargeRoutes } from '../payments/charges/charges.ts';
import { refundRoutes } from '../payments/charges/refunds.ts';
import { paymentMethodRoutes } from '../payments/methods/payment-methods.ts';
import { paymentIntentRoutes } from '../payments/payment-intents.ts';
import { setupIntentRoutes } from '../payments/setup-intents.ts';
import { scheduleRoutes } from '../schedules/routes.ts';
import { subscriptionRoutes } from '../subscriptions/routes.ts';
import { webhookEndpointRoutes } from '../webhooks/endpoints.ts';
import { eventRoutes } from '../webhooks/events.ts';
import type { Route } from './route.ts';

/** Every endpoint; of two that match a path the first one answers. */
export const ROUTES: readonly Route[] = [
  ...customerRoutes,
  ...catalogRoutes,
  ...subscriptionRoutes,
  ...scheduleRoutes,
  ...previewRoutes,
  ...invoiceRoutes,
  ...invoiceItemRoutes,
  ...invoicePaymentRoutes,
  ...paymentIntentRoutes,
  ...setupIntentRoutes,
  ...paymentMethodRoutes,
  ...chargeRoutes,
  ...refundRoutes,
  ...disputeRoutes,
  ...eventRoutes,
  ...webhookEndpointRoutes,
  ...testClockRoutes,
];
