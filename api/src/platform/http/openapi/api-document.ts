import type { OpenAPIHono, RouteConfig } from '@hono/zod-openapi';
import type { Handler } from 'hono';
import type { AppEnv } from '../app-env.ts';
import type { PathRules } from '../path-rules.ts';
import { createRouter } from '../router.ts';
import { isUnsafe } from '../same-origin.ts';
import { refusal } from './route-texts.ts';

type ApiDocument = ReturnType<OpenAPIHono['getOpenAPI31Document']>;

/** Serves what the routes of `app` say of themselves. @param sessionCookie its name */
export function serveApiDocument(
  app: OpenAPIHono<AppEnv>,
  sessionCookie: string,
  rulesOf: PathRules,
): Handler<AppEnv> {
  let document: ApiDocument | undefined;
  return (c) => c.json((document ??= describeApi(app, sessionCookie, rulesOf)));
}

function describeApi(
  { openAPIRegistry }: OpenAPIHono<AppEnv>,
  sessionCookie: string,
  rulesOf: PathRules,
): ApiDocument {
  const described = createRouter();
  const { openAPIRegistry: registry } = described;
  registry.registerComponent('securitySchemes', 'session', {
    type: 'apiKey',
    in: 'cookie',
    name: sessionCookie,
  });
  registry.registerComponent('securitySchemes', 'deployToken', { type: 'http', scheme: 'bearer' });
  registry.registerComponent('securitySchemes', 'stripeSignature', {
    type: 'apiKey',
    in: 'header',
    name: 'Stripe-Signature',
  });
  for (const definition of openAPIRegistry.definitions) {
    if (definition.type === 'route') registry.registerPath(complete(definition.route, rulesOf));
  }
  return described.getOpenAPI31Document({
    openapi: '3.1.0',
    info: {
      title: 'AI Creative API',
      version: '1.0.0',
      license: { name: 'MIT', url: 'https://opensource.org/license/mit' },
    },
    servers: [{ url: '/', description: 'Where this document is' }],
    // Routes that need another secret, or none, say so themselves.
    security: [{ session: [] }],
  });
}

/** With what holds for every route: its name, and the refusals that come before its handler. */
function complete(route: RouteConfig, rulesOf: PathRules): RouteConfig {
  const { method, path, request, responses } = route;
  const isOfOurPages = isUnsafe(method) && !rulesOf(path).isForOthers;
  return {
    ...route,
    operationId: operationIdOf(route),
    responses: {
      ...(request !== undefined && { 400: refusal('Not valid') }),
      ...(isOfOurPages && { 403: refusal('It does not come from our own pages') }),
      ...responses,
    },
  };
}

/** `get /api/auth/{provider}/callback` is `getAuthByProviderCallback`. */
const operationIdOf = ({ method, path }: RouteConfig): string =>
  `${method}${path.replace('/api', '').replaceAll('{', 'by-')}`.replaceAll(/\W+(\w?)/g, (_, letter: string) =>
    letter.toUpperCase(),
  );
