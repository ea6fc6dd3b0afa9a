import type * as Wire from './wire.ts';

/** What the sandbox knows of a card besides Stripe's object: which documented test card it is. */
export interface CardRow {
  /** Id of the payment method. */
  id: string;
  number: string;
  /** The cardholder authenticated once for later payments without him. */
  isSetUp: boolean;
}

/** A response that a repeated request with the same idempotency key gets again. */
export interface IdempotencyRow {
  id: string;
  endpoint: string;
  /** Digest of the body. */
  parameters: string;
  status: number;
  body: string;
  /** Unix seconds. */
  created: number;
}

/** One event on its way to one endpoint. */
export interface DeliveryRow {
  id: string;
  event: string;
  endpoint: string;
  status: 'pending' | 'delivered' | 'given_up';
  attempts: number;
  /** Unix milliseconds of the next attempt. */
  nextAttemptMs: number;
  lastError: string | null;
}

/** Facts about a subscription that Stripe keeps to itself. */
export interface BillingRow {
  /** Id of the subscription. */
  id: string;
  /** The invoice that has to be paid before the pending update takes effect. */
  pendingUpdateInvoice: string | null;
}

/** Every kind of row, by the name that it has in the state file. */
export interface Rows {
  billing: BillingRow;
  cards: CardRow;
  charges: Wire.Charge;
  customers: Wire.Customer;
  deliveries: DeliveryRow;
  disputes: Wire.Dispute;
  events: Wire.Event;
  idempotency: IdempotencyRow;
  invoice_items: Wire.InvoiceItem;
  invoice_payments: Wire.InvoicePayment;
  invoices: Wire.Invoice;
  payment_intents: Wire.PaymentIntent;
  payment_methods: Wire.PaymentMethod;
  prices: Wire.Price;
  products: Wire.Product;
  refunds: Wire.Refund;
  schedules: Wire.SubscriptionSchedule;
  setup_intents: Wire.SetupIntent;
  subscriptions: Wire.Subscription;
  test_clocks: Wire.TestClock;
  webhook_endpoints: Wire.WebhookEndpoint;
}
