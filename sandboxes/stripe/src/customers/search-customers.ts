import type { Context } from '../context.ts';
import { invalidRequest } from '../http/stripe-error.ts';
import type { Customer } from '../state/wire.ts';

/**
 * Stripe's search language, as far as `email:'a'`, `name:'a'` and `metadata['key']:'a'`, joined by AND.
 *
 * @throws StripeError when a clause is another
 */
export function searchCustomers(
  ctx: Context,
  { query, limit }: { query: string; limit?: number | undefined },
): object {
  const clauses = query.split(/ AND /i).map(readClause);
  const data = ctx.tables.customers
    .where((row) => clauses.every(([field, value]) => valueOf(row, field) === value))
    .toReversed();
  return {
    object: 'search_result',
    data: data.slice(0, limit ?? 10),
    has_more: data.length > (limit ?? 10),
    next_page: null,
    url: '/v1/customers/search',
  };
}

function readClause(clause: string): [field: string, value: string] {
  const match = /^\s*(email|name|metadata\[["']([^"']+)["']\]):["']([^"']*)["']\s*$/.exec(clause);
  const [, field, key, value] = match ?? [];
  if (field === undefined || value === undefined) {
    throw invalidRequest(`The sandbox cannot search for: ${clause}`, { param: 'query' });
  }
  return [key === undefined ? field : `metadata.${key}`, value];
}

function valueOf(customer: Customer, field: string): string | null | undefined {
  return field.startsWith('metadata.')
    ? customer.metadata[field.slice(9)]
    : field === 'email'
      ? customer.email
      : customer.name;
}
