import { FOLDER, LIBRARY_CHANGE, LIBRARY_SUMMARY } from '@aic/contract/library';
import {
  folderNameSchema,
  generationSchema,
  libraryCommandSchema,
  libraryQuerySchema,
  schemaOf,
} from '@aic/contract/schemas';
import { createRoute, z } from '@hono/zod-openapi';
import { body, json, refusal, signedOut, unchanged } from '../../platform/http/openapi/route-texts.ts';

const idParam = { params: z.object({ id: z.uuid() }) };
const invalid = refusal('Not valid');
const absent = refusal('Not there, or not yours');
const tooMany = refusal('Too many changes within a few minutes');
const conflict = refusal('The name is taken, or there are too many folders');

export const libraryRoute = createRoute({
  method: 'get',
  path: '/api/library',
  summary: "The caller's items of all kinds that match; the next page is in the Link header",
  request: { query: libraryQuerySchema },
  responses: {
    200: json('One page', z.array(generationSchema)),
    304: unchanged,
    400: invalid,
    401: signedOut,
    404: absent,
    429: tooMany,
  },
});

export const summaryRoute = createRoute({
  method: 'get',
  path: '/api/library/summary',
  summary: "What the caller's library can be filtered by, with how many items each shows",
  responses: { 200: json('The figures', schemaOf(LIBRARY_SUMMARY)), 401: signedOut },
});

export const itemRoute = createRoute({
  method: 'get',
  path: '/api/library/items/{id}',
  summary: 'One item of any kind, also one in the bin',
  request: idParam,
  responses: { 200: json('The item', generationSchema), 401: signedOut, 404: absent },
});

export const commandRoute = createRoute({
  method: 'post',
  path: '/api/library/commands',
  summary: 'Do one thing to many items; what is not there, or is so already, is left as it is',
  request: body(libraryCommandSchema),
  responses: {
    200: json('Those that it changed', schemaOf(LIBRARY_CHANGE)),
    400: invalid,
    401: signedOut,
    404: refusal('There is no such folder'),
    429: tooMany,
  },
});

export const createFolderRoute = createRoute({
  method: 'post',
  path: '/api/library/folders',
  summary: 'Make a folder',
  request: body(folderNameSchema),
  responses: {
    200: json('The folder', schemaOf(FOLDER)),
    400: invalid,
    401: signedOut,
    409: conflict,
    429: tooMany,
  },
});

export const renameFolderRoute = createRoute({
  method: 'patch',
  path: '/api/library/folders/{id}',
  summary: 'Rename a folder',
  request: { ...idParam, ...body(folderNameSchema) },
  responses: {
    200: json('The folder', schemaOf(FOLDER)),
    400: invalid,
    401: signedOut,
    404: absent,
    409: conflict,
    429: tooMany,
  },
});

export const removeFolderRoute = createRoute({
  method: 'delete',
  path: '/api/library/folders/{id}',
  summary: 'Remove a folder; its items stay, without one',
  request: idParam,
  responses: { 204: { description: 'Removed' }, 401: signedOut, 404: absent, 429: tooMany },
});
