import { generationSchema, listQuerySchema } from '@aic/contract/schemas';
import { createRoute, z } from '@hono/zod-openapi';
import { body, json, refusal, signedOut, unchanged } from '../../platform/http/openapi/route-texts.ts';
import { generationHeadersSchema } from '../start/generation-headers.ts';

const idParam = { params: z.object({ id: z.uuid() }) };

/** A call that starts a generation from JSON. */
export const startRoute = <Path extends string, Body extends z.ZodObject, Item extends z.ZodObject>(route: {
  path: Path;
  summary: string;
  body: Body;
  item: Item;
}) =>
  createRoute({
    method: 'post',
    path: route.path,
    summary: route.summary,
    request: {
      headers: generationHeadersSchema,
      ...body(route.body),
    },
    responses: startResponses(withOthers(route.item)),
  });

/** The item, and the others that its press has started (`count`). */
function withOthers<Item extends z.ZodObject>(item: Item): Item {
  // Safe because it has all members of an item; the compiler would lose them in the shape of a type parameter.
  return item.extend({ others: z.array(item).optional() }) as unknown as Item;
}

/** A file in a form. */
export const fileField = z.string().openapi({ format: 'binary' });

/** The same from a multipart form. For the description only: the handler reads the form itself, because it streams. */
export const uploadRoute = <Path extends string, Item extends z.ZodObject>(route: {
  path: Path;
  summary: string;
  form: z.ZodObject;
  item: Item;
}) =>
  createRoute({
    method: 'post',
    path: route.path,
    summary: route.summary,
    request: {
      headers: generationHeadersSchema,
      body: { required: true, content: { 'multipart/form-data': { schema: route.form } } },
    },
    responses: {
      ...startResponses(route.item),
      413: refusal('A file is too large'),
      415: refusal('A file is no PNG, JPEG or WebP picture'),
    },
  });

function startResponses<Item extends z.ZodObject>(item: Item) {
  return {
    200: json('It is done (Prefer: wait)', item),
    202: json('It is being made', item),
    400: refusal('Not valid'),
    401: signedOut,
    402: refusal('Not enough credits'),
    403: refusal('Not part of the plan'),
    409: refusal('The price has changed; `price` is the new one'),
    422: refusal('The engine does not know the subject, or the Idempotency-Key was used for another request'),
    429: refusal('Too many in progress'),
    503: refusal('Nothing is configured that makes this'),
  };
}

export const listRoute = <Path extends string, Item extends z.ZodObject>(
  path: Path,
  what: string,
  item: Item,
) =>
  createRoute({
    method: 'get',
    path,
    summary: `${what} of the signed-in user, newest first; the next page is in the Link header`,
    request: { query: listQuerySchema },
    responses: {
      200: json('One page', z.array(item)),
      304: unchanged,
      400: refusal('Not valid'),
      401: signedOut,
    },
  });

export const readRoute = createRoute({
  method: 'get',
  path: '/api/generations/{id}',
  summary: 'One item of any kind',
  request: idParam,
  responses: {
    200: json('The item', generationSchema),
    401: signedOut,
    404: refusal('Not there, or not yours'),
  },
});

export const cancelRoute = createRoute({
  method: 'post',
  path: '/api/generations/{id}/cancel',
  summary:
    'Stop making it. The credits go back, except for a text of which something was written: that is kept',
  request: idParam,
  responses: {
    200: json('As it is now; a running one ends within a moment', generationSchema),
    401: signedOut,
    404: refusal('Not there, or not yours'),
  },
});

export const removeRoute = createRoute({
  method: 'delete',
  path: '/api/generations/{id}',
  summary: 'Put an ended item into the bin',
  request: idParam,
  responses: {
    204: { description: 'Removed' },
    400: refusal('It is still being made'),
    401: signedOut,
    404: refusal('Not there, or not yours'),
  },
});

const publicationRoute = <Method extends 'put' | 'delete'>(method: Method, summary: string) =>
  createRoute({
    method,
    path: '/api/generations/{id}/publication',
    summary,
    request: idParam,
    responses: {
      200: json('As it is now', generationSchema),
      401: signedOut,
      404: refusal('Not there, or not yours'),
      409: refusal('It is not finished'),
    },
  });

export const publishRoute = publicationRoute('put', "Show a finished item on its user's public page");
export const unpublishRoute = publicationRoute('delete', 'Hide it again');
