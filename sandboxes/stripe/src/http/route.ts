import type { z } from 'zod';
import type { Context } from '../context.ts';
import type { Form } from './form.ts';
import { readParams } from './params.ts';

export interface Route {
  method: string;
  /** With `:id` for the parts that vary. */
  path: string;
  /** A publishable key may call it. */
  isPublic: boolean;
  run: (ctx: Context, form: Form, ids: readonly string[]) => object;
}

/**
 * One endpoint.
 *
 * @param endpoint method and path, as `POST /v1/customers/:id`
 * @param params of the body or query; anything else is refused as Stripe refuses it
 * @param verb gets the parameters and the path's ids, in their order
 */
export function route<Shape extends z.ZodType>(
  endpoint: `${'GET' | 'POST' | 'DELETE'} /${string}`,
  params: Shape,
  verb: (ctx: Context, params: z.output<Shape>, id: string, secondId: string) => object,
  { isPublic = false } = {},
): Route {
  const [method = '', path = ''] = endpoint.split(' ');
  return {
    method,
    path,
    isPublic,
    run: (ctx, form, [id = '', secondId = '']) => verb(ctx, readParams(params, form), id, secondId),
  };
}
