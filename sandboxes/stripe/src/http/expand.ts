import type { Context } from '../context.ts';
import type { Rows } from '../state/rows.ts';
import { present } from './present.ts';
import { invalidRequest } from './stripe-error.ts';

const TABLE_BY_PREFIX = {
  cus: 'customers',
  prod: 'products',
  price: 'prices',
  sub: 'subscriptions',
  sub_sched: 'schedules',
  in: 'invoices',
  ii: 'invoice_items',
  inpay: 'invoice_payments',
  pi: 'payment_intents',
  seti: 'setup_intents',
  pm: 'payment_methods',
  ch: 'charges',
  re: 'refunds',
  du: 'disputes',
  clock: 'test_clocks',
} as const satisfies Record<string, keyof Rows>;

const DEPTH_MAX = 4;

/**
 * Replaces ids by their objects.
 *
 * @param paths as `latest_invoice.payments`, in lists with `data.` in front
 * @throws StripeError when a path names nothing that can be expanded, or is deeper than four levels
 */
export function expand(ctx: Context, response: object, paths: readonly string[]): object {
  return paths.reduce((result, path) => {
    const keys = path.split('.');
    if (keys.length > DEPTH_MAX) {
      throw invalidRequest(
        `You cannot expand more than ${DEPTH_MAX} levels of a property. Property: ${path}`,
        {
          param: 'expand',
        },
      );
    }
    return expandPath(ctx, result, keys);
  }, response);
}

function expandPath(ctx: Context, holder: object, [key = '', ...rest]: readonly string[]): object {
  const value = Object.hasOwn(holder, key) ? Reflect.get(holder, key) : included(ctx, holder, key);
  if (value === undefined) {
    throw invalidRequest(`This property cannot be expanded (${key}).`, { param: 'expand' });
  }
  return { ...holder, [key]: expandValue(ctx, value, rest) };
}

function expandValue(ctx: Context, value: unknown, rest: readonly string[]): unknown {
  if (Array.isArray(value)) {
    return value.map((member) => expandValue(ctx, member, rest));
  }
  const object = typeof value === 'string' ? objectOf(ctx, value) : value;
  return rest.length === 0 || typeof object !== 'object' || object === null
    ? object
    : expandPath(ctx, object, rest);
}

function objectOf(ctx: Context, id: string): unknown {
  const prefix = id.slice(0, id.lastIndexOf('_'));
  if (!isKnownPrefix(prefix)) {
    return id;
  }
  const row: { id: string; object: string } | undefined = ctx.tables[TABLE_BY_PREFIX[prefix]].get(id);
  return row === undefined ? id : present(ctx, row);
}

function isKnownPrefix(prefix: string): prefix is keyof typeof TABLE_BY_PREFIX {
  return Object.hasOwn(TABLE_BY_PREFIX, prefix);
}

/** Fields that an object only has when they are asked for. */
function included(ctx: Context, holder: object, key: string): unknown {
  if (!('object' in holder) || !('id' in holder) || typeof holder.id !== 'string') {
    return undefined;
  }
  const { id } = holder;
  switch (`${String(holder.object)}.${key}`) {
    case 'invoice.confirmation_secret':
      return ctx.tables.invoices.get(id)?.confirmation_secret ?? null;
    case 'invoice.payments':
      return listOf(
        ctx.tables.invoice_payments.where((payment) => payment.invoice === id),
        `/v1/invoice_payments?invoice=${id}`,
      );
    case 'charge.refunds':
      return listOf(
        ctx.tables.refunds.where((refund) => refund.charge === id),
        `/v1/charges/${id}/refunds`,
      );
    case 'customer.subscriptions':
      return listOf(
        ctx.tables.subscriptions
          .where(
            (row) => row.customer === id && row.status !== 'canceled' && row.status !== 'incomplete_expired',
          )
          .map((row) => present(ctx, row)),
        `/v1/customers/${id}/subscriptions`,
      );
    default:
      return undefined;
  }
}

function listOf(rows: readonly object[], url: string): object {
  return { object: 'list', data: rows.toReversed(), has_more: false, url };
}
