import { createRoute, z } from '@hono/zod-openapi';
import {
  errorBodySchema,
  imageGenerationSchema,
  imageRequestSchema,
  listQuerySchema,
} from '../../contract/schemas.ts';

const item = (description: string) => ({
  description,
  content: { 'application/json': { schema: imageGenerationSchema } },
});
const refusal = (description: string) => ({
  description,
  content: { 'application/json': { schema: errorBodySchema } },
});
const idParam = { params: z.object({ id: z.uuid() }) };

export const generateRoute = createRoute({
  method: 'post',
  path: '/api/generate',
  summary: 'Make an image',
  request: {
    headers: z.object({
      'idempotency-key': z.string().min(1).max(200).optional(),
      'x-quoted-price': z.coerce.number().int().min(0).optional(),
      prefer: z.string().max(200).optional(),
    }),
    body: { required: true, content: { 'application/json': { schema: imageRequestSchema } } },
  },
  responses: {
    200: item('It is done (Prefer: wait)'),
    202: item('It is being made'),
    400: refusal('Not valid'),
    401: refusal('Nobody is signed in'),
    402: refusal('Not enough credits'),
    409: refusal('The price has changed; `price` is the new one'),
    422: refusal('The Idempotency-Key was used for another request'),
    429: refusal('Too many in progress'),
    503: refusal('No image provider'),
  },
});

export const listRoute = createRoute({
  method: 'get',
  path: '/api/generations',
  summary: 'Images of the signed-in person, newest first; the next page is in the Link header',
  request: { query: listQuerySchema },
  responses: {
    200: {
      description: 'One page',
      content: { 'application/json': { schema: z.array(imageGenerationSchema) } },
    },
    400: refusal('Not valid'),
    401: refusal('Nobody is signed in'),
  },
});

export const readRoute = createRoute({
  method: 'get',
  path: '/api/generations/{id}',
  summary: 'One image',
  request: idParam,
  responses: {
    200: item('The image'),
    401: refusal('Nobody is signed in'),
    404: refusal('Not there, or not yours'),
  },
});

export const cancelRoute = createRoute({
  method: 'post',
  path: '/api/generations/{id}/cancel',
  summary: 'Stop making it and give the credits back',
  request: idParam,
  responses: {
    200: item('As it is now; a running one ends within a moment'),
    401: refusal('Nobody is signed in'),
    404: refusal('Not there, or not yours'),
  },
});

export const removeRoute = createRoute({
  method: 'delete',
  path: '/api/generations/{id}',
  summary: 'Remove an ended image and its files',
  request: idParam,
  responses: {
    204: { description: 'Removed' },
    400: refusal('It is still being made'),
    401: refusal('Nobody is signed in'),
    404: refusal('Not there, or not yours'),
  },
});
