import { schemaOf, templateSchema } from '@aic/contract/schemas';
import { TEMPLATE } from '@aic/contract/templates';
import { createRoute, z } from '@hono/zod-openapi';
import { callerOf, signedIn } from '../../identity/auth/caller.ts';
import type { PlatformDeps } from '../../platform/deps.ts';
import { body, json, refusal, signedOut } from '../../platform/http/openapi/route-texts.ts';
import { createRouter, type Routes } from '../../platform/http/router.ts';
import { deleteTemplate, findTemplates, saveTemplate } from './templates.repo.ts';

const tooMany = refusal('Too many changes within a few minutes');

const listRoute = createRoute({
  method: 'get',
  path: '/api/templates',
  summary: "The caller's prompt templates of all kinds, newest first",
  responses: { 200: json('All of them', z.array(schemaOf(TEMPLATE))), 401: signedOut },
});

const saveRoute = createRoute({
  method: 'post',
  path: '/api/templates',
  summary: 'Keep a prompt as a template; one that is kept already is left as it is',
  request: body(templateSchema),
  responses: {
    200: json('The template', schemaOf(TEMPLATE)),
    400: refusal('Not valid'),
    401: signedOut,
    409: refusal('There are too many'),
    429: tooMany,
  },
});

const removeRoute = createRoute({
  method: 'delete',
  path: '/api/templates/{id}',
  summary: 'Remove a template',
  request: { params: z.object({ id: z.uuid() }) },
  responses: {
    204: { description: 'Removed' },
    401: signedOut,
    404: refusal('Not there, or not yours'),
    429: tooMany,
  },
});

/** Prompts that users keep to use again. */
export function templatesRoutes(deps: PlatformDeps): Routes {
  return createRouter()
    .openapi(listRoute, async (c) => c.json(signedIn(await findTemplates(deps.sql, callerOf(c))), 200))
    .openapi(saveRoute, async (c) =>
      c.json(await saveTemplate(deps.sql, callerOf(c), c.req.valid('json')), 200),
    )
    .openapi(removeRoute, async (c) => {
      await deleteTemplate(deps.sql, callerOf(c), c.req.valid('param').id);
      return c.body(null, 204);
    });
}
