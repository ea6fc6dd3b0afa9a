import type { Stripe } from 'stripe';

/** Where a field holds an object or its id, the state holds the id; `expand` puts the object in. */
type Collapsed<V> = string extends V ? Exclude<V, { id: string }> : V;

/** A type of the official client as it travels in JSON: ids instead of objects, strings instead of decimals. */
export type Wire<T> = T extends Stripe.Decimal
  ? string
  : T extends string
    ? T
    : T extends ReadonlyArray<infer Member>
      ? Array<Wire<Collapsed<Member>>>
      : T extends object
        ? { [Key in keyof T]: Wire<Collapsed<T[Key]>> }
        : T;

export type Address = Wire<Stripe.Address>;
export type Charge = Wire<Stripe.Charge>;
export type Customer = Wire<Stripe.Customer>;
export type Dispute = Wire<Stripe.Dispute>;
export type Invoice = Wire<Stripe.Invoice>;
export type InvoiceItem = Wire<Stripe.InvoiceItem>;
export type InvoiceLine = Wire<Stripe.InvoiceLineItem>;
export type InvoicePayment = Wire<Stripe.InvoicePayment>;
export type PaymentIntent = Wire<Stripe.PaymentIntent>;
export type PaymentMethod = Wire<Stripe.PaymentMethod>;
export type Plan = Wire<Stripe.Plan>;
export type Price = Wire<Stripe.Price>;
export type Product = Wire<Stripe.Product>;
export type Refund = Wire<Stripe.Refund>;
export type SetupIntent = Wire<Stripe.SetupIntent>;
export type Subscription = Wire<Stripe.Subscription>;
export type SubscriptionItem = Wire<Stripe.SubscriptionItem>;
export type SubscriptionSchedule = Wire<Stripe.SubscriptionSchedule>;
export type TestClock = Wire<Stripe.TestHelpers.TestClock>;
export type WebhookEndpoint = Wire<Stripe.WebhookEndpoint>;

/** An event with any object: its type is only known by name. */
export interface Event {
  id: string;
  object: 'event';
  api_version: string;
  created: number;
  data: { object: unknown; previous_attributes?: Record<string, unknown> };
  livemode: false;
  pending_webhooks: number;
  request: { id: string | null; idempotency_key: string | null };
  type: string;
}
