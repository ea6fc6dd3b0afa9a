import { ERROR_STATUS } from '@aic/contract';
import { errorBodySchema } from '@aic/contract/schemas';
import { afterAll, describe, expect, it } from 'vitest';
import { createTestDatabase } from '../../../test/database/database.ts';
import { createTestGateway } from '../../../test/gateway/gateway.ts';
import { pathRules } from '../../path-rules.ts';

const { sql } = await createTestDatabase();
const gateway = createTestGateway(sql, { APP_ORIGIN: 'https://studio.example.com' });
afterAll(() => gateway.stop());

/** In the place of ids and names. */
const PARAMETER = '0'.repeat(32);

/** Whatever is mounted: a new route is tested here from its first day. */
const routes = [
  ...new Set(
    gateway.app.routes
      .filter(({ path, method }) => !path.endsWith('/*') && method !== 'ALL')
      .map(({ method, path }) => `${method} ${path}`),
  ),
].map((text) => {
  const [method = '', path = ''] = text.split(' ');
  return { method, path: path.replaceAll(/:\w+/g, PARAMETER) };
});
/** Without those that are called from elsewhere by design and authenticate their callers themselves. */
const unsafeRoutes = routes.filter(({ method, path }) => method !== 'GET' && !pathRules(path).isForOthers);

async function ask(
  { method, path }: { method: string; path: string },
  headers: Readonly<Record<string, string>>,
): Promise<Response> {
  const hasBody = method !== 'GET' && headers['content-type'] !== undefined;
  return gateway.app.request(path, { method, headers, ...(hasBody ? { body: '{}' } : {}) }, {});
}

describe.each(unsafeRoutes)('$method $path', (route) => {
  const types = [
    'application/json',
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data',
  ];
  const foreign = [
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { 'sec-fetch-site': 'none' },
    { 'sec-fetch-site': '' },
    { 'sec-fetch-site': 'cross-site', origin: 'https://studio.example.com' },
    { origin: 'https://evil.example' },
    { origin: 'https://sub.studio.example.com' },
    { origin: 'http://studio.example.com' },
    { origin: 'https://studio.example.com.evil.example' },
    { origin: 'null' },
    {},
  ];

  it.each(foreign)('refuses a request from elsewhere, with a body of any type: %j', async (headers) => {
    for (const type of types) {
      const response = await ask(route, { ...headers, 'content-type': type });

      const { code } = errorBodySchema.parse(await response.json());
      expect({ type, status: response.status, code }).toEqual({ type, status: 403, code: 'cross_origin' });
    }
  });

  const { types: expected } = pathRules(route.path);

  it.each(types.filter((type) => !expected.includes(type)))(
    'refuses our own page with a body of type %s',
    async (type) => {
      const response = await ask(route, {
        'sec-fetch-site': 'same-origin',
        'content-type': type,
        'content-length': '2',
      });

      expect(response.status).toBe(415);
    },
  );

  it.each([
    { 'sec-fetch-site': 'same-origin' },
    { origin: 'https://studio.example.com' },
    { 'sec-fetch-site': 'same-origin', origin: 'http://127.0.0.1:3000' },
  ])('lets our own page through: %j', async (headers) => {
    const type = `${expected[0].replace('app', 'App').replace('json', 'JSON')}; charset=utf-8`;
    const response = await ask(route, { ...headers, 'content-type': type });

    expect(response.status).not.toBe(403);
    expect(response.status).not.toBe(415);
  });
});

describe.each(routes.filter(({ method }) => method !== 'GET'))('$method $path', ({ method, path }) => {
  const types = [
    null,
    '',
    'nothing known',
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data',
    'multipart/form-data; boundary=b',
    'application/json; charset=utf-16',
    'application/json;a=b',
  ];
  const bodies = ['', '{}', 'null', '[]', '"text"', '{"a":', 'a=b&c=d', '--b', '\0'];

  it.each(types)('fails at no body of type %j, from any caller', async (type) => {
    for (const body of bodies) {
      const headers = new Headers({
        'sec-fetch-site': 'same-origin',
        'content-length': String(body.length),
        authorization: `Bearer aicd_${'A'.repeat(43)}`,
      });
      const init = { method, headers, body: new TextEncoder().encode(body) };
      if (type !== null) headers.set('content-type', type);
      // By a name that parameters are checked for, too.
      const response = await gateway.app.request(path.replaceAll(PARAMETER, 'image'), init, {});

      const { code } = errorBodySchema.partial().parse(await response.json().catch(() => ({})));
      expect({ body, status: response.status }).not.toMatchObject({ status: 500 });
      expect({ body, code }).not.toMatchObject({ code: 'internal' });
    }
  });
});

describe.each([...routes, { method: 'GET', path: '/api/nowhere' }])('$method $path', (route) => {
  it('sets the security headers and a request id on whatever it answers', async () => {
    const response = await ask(route, {
      'sec-fetch-site': 'same-origin',
      'content-type': 'application/json',
    });
    await response.body?.cancel();

    expect(Object.fromEntries(response.headers)).toMatchObject({
      'x-content-type-options': 'nosniff',
      // The address of a shared item is a secret.
      'referrer-policy': route.path.startsWith('/s/') ? 'no-referrer' : 'same-origin',
      'cross-origin-opener-policy': 'same-origin-allow-popups',
      'cross-origin-resource-policy': 'same-origin',
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
      'x-request-id': expect.stringMatching(/^[\w-]+$/),
    });
    expect(response.headers.get('access-control-allow-origin')).toBeNull();
  });
});

/** Read by the shell alone; its shape is in packages/contract/src/releases/registry.ts. */
const UNDESCRIBED: ReadonlySet<string> = new Set(['/api/openapi.json', '/api/remotes']);

describe('the API', () => {
  it('[7.errors] answers an unknown path with the one error shape', async () => {
    const response = await gateway.request('/api/nowhere');

    expect(response.status).toBe(404);
    const body = errorBodySchema.strict().parse(await response.json());
    expect(body.code in ERROR_STATUS).toBe(true);
    expect(body.requestId).toBe(response.headers.get('x-request-id'));
  });

  it('answers malformed JSON with 400', async () => {
    const response = await gateway.request('/api/login', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"email":',
    });

    expect(response.status).toBe(400);
    await expect(response.json()).resolves.toMatchObject({ code: 'invalid_request' });
  });

  it('refuses a body of another type where others call from elsewhere, too', async () => {
    const response = await gateway.request('/api/deploy/image/acts', {
      method: 'POST',
      headers: { 'content-type': 'text/plain' },
      body: '{}',
    });

    expect(response.status).toBe(415);
    await expect(response.json()).resolves.toMatchObject({ code: 'unsupported_media' });
  });

  it('refuses a body above 64 KiB before reading it as JSON', async () => {
    const response = await gateway.post('/api/login', {
      email: 'a@example.com',
      password: 'x'.repeat(66_000),
    });

    expect(response.status).toBe(413);
    await expect(response.json()).resolves.toMatchObject({ code: 'too_large' });
  });

  it('says nothing of its cause when something unforeseen fails', async () => {
    const broken = createTestGateway(
      sql,
      {},
      {
        clock: {
          now: () => {
            throw new Error('secret detail');
          },
        },
      },
    );
    const response = await broken.request('/api/auth/user', { headers: { cookie: `sid=${'A'.repeat(43)}` } });
    broken.stop();

    expect(response.status).toBe(500);
    const text = await response.text();
    expect(text).not.toContain('secret');
    expect(JSON.parse(text)).toMatchObject({ code: 'internal' });
  });

  it('describes itself at /api/openapi.json, every route that others may call included', async () => {
    const response = await gateway.request('/api/openapi.json');

    const { paths } = (await response.json()) as { paths: Record<string, Record<string, unknown>> };
    const described = Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map(
        (method) => `${method.toUpperCase()} ${path.replaceAll(/\{\w+\}/g, PARAMETER)}`,
      ),
    );
    const mounted = routes.filter(({ path }) => path.startsWith('/api/') && !UNDESCRIBED.has(path));
    expect(new Set(described)).toEqual(new Set(mounted.map(({ method, path }) => `${method} ${path}`)));
  });

  it('sends that document compressed', async () => {
    const response = await gateway.request('/api/openapi.json', { headers: { 'accept-encoding': 'gzip' } });

    expect(response.headers.get('content-encoding')).toBe('gzip');
    await response.body?.cancel();
  });

  it('is all tested above: the route table was read', () => {
    expect(unsafeRoutes.map(({ method, path }) => `${method} ${path}`)).toEqual(
      expect.arrayContaining(['POST /api/login', 'POST /api/logout', 'POST /api/register']),
    );
  });
});
