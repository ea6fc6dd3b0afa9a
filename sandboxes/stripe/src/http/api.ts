import { Hono, type Context as HttpContext } from 'hono';
import { cors } from 'hono/cors';
import { API_VERSION, type Context } from '../context.ts';
import type { Faults } from '../faults.ts';
import { newId } from '../state/new-id.ts';
import { authenticate } from './authenticate.ts';
import { type Form, decodeForm } from './form.ts';
import { type ApiResponse, handleRequest } from './handle-request.ts';
import { claimKey } from './idempotency.ts';
import type { Route } from './route.ts';
import { ROUTES } from './routes.ts';
import { StripeError, errorBody } from './stripe-error.ts';

export interface Api {
  ctx: Context;
  faults: Faults;
  /** After each request: there may be something to deliver or to wait for. */
  afterRequest: () => void;
  onNoResponse?: ((method: string, path: string) => void) | undefined;
}

/** The `/v1` endpoints. */
export function apiRoutes({ ctx, faults, afterRequest, onNoResponse }: Api): Hono {
  const app = new Hono();
  const keysInUse = new Set<string>();
  // Stripe.js calls from the product's page.
  app.use('*', cors({ origin: '*', exposeHeaders: ['Request-Id'] }));

  const serve = async (http: HttpContext, endpoint: Route): Promise<Response> => {
    const requestId = newId('req', 14);
    const body = http.req.method === 'GET' ? '' : await http.req.text();
    const url = new URL(http.req.url);
    const form = decodeForm(http.req.method === 'POST' ? body : url.search.slice(1) || body);
    const idempotencyKey = http.req.method === 'POST' ? (http.req.header('idempotency-key') ?? null) : null;
    let isClaimed = false;
    const release = (): void => {
      if (isClaimed && idempotencyKey !== null) {
        keysInUse.delete(idempotencyKey);
      }
      isClaimed = false;
    };
    try {
      const isPublishable = isPublishableRequest(http, form, endpoint);
      if (idempotencyKey !== null) {
        claimKey(keysInUse, idempotencyKey);
        isClaimed = true;
      }
      const fault = faults.take(http.req.method, url.pathname);
      if (fault?.kind === 'slow') {
        await new Promise((resolve) => setTimeout(resolve, fault.delayMs ?? 0).unref());
      }
      if (fault?.kind === 'timeout_before') {
        // The work has ended, only the response is lost: a retry may begin.
        release();
        onNoResponse?.(http.req.method, url.pathname);
        return await noResponse();
      }
      if (fault?.kind === 'error_before') {
        throw injected();
      }
      const response = handleRequest(
        { ...ctx, request: { id: requestId, idempotencyKey, isPublishable } },
        endpoint,
        form,
        Object.values(http.req.param()),
        idempotencyKey === null
          ? null
          : { key: idempotencyKey, endpoint: `${http.req.method} ${url.pathname}`, parameters: body },
      );
      afterRequest();
      if (fault?.kind === 'timeout_after') {
        release();
        onNoResponse?.(http.req.method, url.pathname);
        return await noResponse();
      }
      if (fault?.kind === 'error_after') {
        throw injected();
      }
      return respond(http, requestId, response);
    } catch (error) {
      if (error instanceof StripeError) {
        return respond(http, requestId, {
          status: error.status,
          body: JSON.stringify(errorBody(error, requestId)),
          isReplayed: false,
        });
      }
      throw error;
    } finally {
      release();
    }
  };

  for (const endpoint of ROUTES) {
    app.on(endpoint.method, endpoint.path, (http) => serve(http, endpoint));
  }
  app.all('/v1/*', (http) => {
    const requestId = newId('req', 14);
    const error = new StripeError(
      404,
      'invalid_request_error',
      `Unrecognized request URL (${http.req.method}: ${http.req.path}). The Stripe sandbox covers a part of the API only: its README lists it.`,
    );
    return respond(http, requestId, {
      status: 404,
      body: JSON.stringify(errorBody(error, requestId)),
      isReplayed: false,
    });
  });
  return app;
}

/**
 * @throws StripeError without a usable key, for an endpoint that needs the secret one, for a secret key in a browser,
 *   or for
 *   another API version
 */
function isPublishableRequest(http: HttpContext, form: Form, endpoint: Route): boolean {
  const { key } = form;
  const kind = authenticate(http.req.header('authorization'), typeof key === 'string' ? key : null);
  const version = http.req.header('stripe-version');
  if (version !== undefined && version !== API_VERSION) {
    throw new StripeError(
      400,
      'invalid_request_error',
      `Invalid Stripe API version: ${version}. The Stripe sandbox speaks ${API_VERSION} only.`,
    );
  }
  // Any test key opens the sandbox, so a page of a stranger could read it from the developer's own browser.
  if (kind === 'secret' && http.req.header('origin') !== undefined) {
    throw new StripeError(
      403,
      'invalid_request_error',
      'A secret key was sent from a browser. It belongs on a server; browsers use the publishable key.',
    );
  }
  if (kind === 'publishable' && !endpoint.isPublic) {
    throw new StripeError(
      403,
      'invalid_request_error',
      'This API call cannot be made with a publishable API key. Please use a secret API key. You can find a list of your API keys at https://dashboard.stripe.com/account/apikeys.',
      { code: 'secret_key_required' },
    );
  }
  return kind === 'publishable';
}

function respond(http: HttpContext, requestId: string, response: ApiResponse): Response {
  return http.body(response.body, response.status, {
    'content-type': 'application/json',
    'request-id': requestId,
    'stripe-version': API_VERSION,
    ...(response.isReplayed && { 'idempotent-replayed': 'true' }),
  });
}

function injected(): StripeError {
  return new StripeError(500, 'api_error', 'The Stripe sandbox was told to fail at this request.');
}

function noResponse(): Promise<never> {
  return new Promise(() => {});
}
