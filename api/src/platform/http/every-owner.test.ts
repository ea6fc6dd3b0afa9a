import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { openBillingStudio, type Payer } from '../../../test/billing/billing-studio.ts';
import { createTestDatabase } from '../../../test/database/database.ts';
import { insertTestPasskey, startGeneration } from '../../../test/gateway/factories.ts';
import { BODIES, OPEN, OWN } from '../../../test/gateway/route-rules.ts';
import { fileOf, finishItem, sentPicture } from '../../../test/generations/finished-item.ts';
import { createDiskStorage } from '../storage/disk-storage.ts';

const { sql, admin } = await createTestDatabase();
const root = await mkdtemp(join(tmpdir(), 'every-owner-'));
const storage = createDiskStorage(root);
const { gateway, newPayer, deliverEvents } = await openBillingStudio(sql, { storage });
afterAll(() => rm(root, { recursive: true }));

interface Target {
  path: string;
  body?: object;
  /** The part of the path that names it. */
  id: string;
}

/** Routes to something that belongs to one user: each entry makes it for a user and says how to ask for it. */
const OWNED: Readonly<Record<string, (owner: Payer) => Promise<Target>>> = {
  'GET /api/generations/:id': async (owner) => item(await finishItem(sql, owner)),
  'DELETE /api/generations/:id': async (owner) => item(await finishItem(sql, owner)),
  'POST /api/generations/:id/cancel': async (owner) => item(await startGeneration(sql, owner), '/cancel'),
  'PUT /api/generations/:id/publication': async (owner) => item(await finishItem(sql, owner), '/publication'),
  'DELETE /api/generations/:id/publication': async (owner) =>
    item(await finishItem(sql, owner), '/publication'),
  'GET /api/generations/:id/labelled': async (owner) => {
    const image = fileOf('image/png');
    const picture = sharp({ create: { width: 64, height: 64, channels: 3, background: '#4060c0' } });
    await storage.put(image.key, await picture.png().toBuffer(), 'image/png');
    return item(await finishItem(sql, owner, { output: { image } }), '/labelled');
  },
  'GET /api/generations/:id/receipt': async (owner) => item(await finishItem(sql, owner), '/receipt'),
  'GET /api/generations/:id/share': shared,
  'PUT /api/generations/:id/share': async (owner) => ({
    ...(await shared(owner)),
    body: { withRecipe: false },
  }),
  'DELETE /api/generations/:id/share': shared,
  'GET /api/text-generations/:id/stream': async (owner) => {
    const output = { response: 'Once upon a time' };
    const id = await finishItem(sql, owner, { kind: 'text', output, request: { model: 'casual' } });
    return { path: `/api/text-generations/${id}/stream`, id };
  },
  'GET /media/:key{[0-9a-f]{32}}': async (owner) => {
    const id = await storeFile(owner);
    return { path: `/media/${id}`, id };
  },
  'GET /api/download': async (owner) => {
    const id = await storeFile(owner);
    return { path: `/api/download?url=/media/${id}`, id };
  },
  'GET /api/library/items/:id': async (owner) => {
    const id = await finishItem(sql, owner);
    return { path: `/api/library/items/${id}`, id };
  },
  'PATCH /api/library/folders/:id': async (owner) => ({ ...(await folder(owner)), body: { name: 'Foxes' } }),
  'DELETE /api/library/folders/:id': async (owner) => folder(owner),
  'DELETE /api/templates/:id': async (owner) => {
    const json = { kind: 'image', text: 'A [bird] at dawn' };
    const { body } = await owner.ask<{ id: string }>('POST', '/api/templates', json);
    return { path: `/api/templates/${body.id}`, id: body.id };
  },
  'GET /api/uploads/:id': async (owner) => {
    await finishItem(sql, owner, { request: { image: sentPicture() } });
    const { body } = await owner.ask<{ id: string }[]>('GET', '/api/uploads');
    const id = body[0]?.id ?? '';
    return { path: `/api/uploads/${id}`, id };
  },
  'DELETE /api/account/sessions/:id': async (owner) => {
    const [{ id }] = await sql<[{ id: string }]>`
      select id from session where user_id = ${owner.id} order by created_at desc limit 1`;
    return { path: `/api/account/sessions/${id}`, id };
  },
  'PATCH /api/account/passkeys/:id': async (owner) => ({ ...(await passkey(owner)), body: { name: 'Key' } }),
  'DELETE /api/account/passkeys/:id': async (owner) => passkey(owner),
  'DELETE /api/account/providers/:id': async (owner) => {
    await insertTestPasskey(admin, owner.id);
    const [{ id }] = await admin<[{ id: string }]>`
      insert into external_identity (issuer, subject, user_id, created_at)
      values ('https://id.example.com', ${owner.id}, ${owner.id}, now()) returning id`;
    return { path: `/api/account/providers/${id}`, id };
  },
  'GET /api/invoices/:id': async (owner) => {
    await owner.subscribe('pro');
    await deliverEvents();
    const { body } = await owner.ask<{ id: string }[]>('GET', '/api/invoices');
    const id = body[0]?.id ?? '';
    return { path: `/api/invoices/${id}`, id };
  },
};

const routes = [
  ...new Set(
    gateway.app.routes
      .filter(({ path, method }) => !path.endsWith('/*') && method !== 'ALL')
      .map(({ method, path }) => `${method} ${path}`),
  ),
];

const item = (id: string, action = ''): Target => ({ path: `/api/generations/${id}${action}`, id });

async function shared(owner: Payer): Promise<Target> {
  const id = await finishItem(sql, owner);
  await ask('PUT', `/api/generations/${id}/share`, owner, { withRecipe: true });
  return item(id, '/share');
}

async function passkey({ id: userId }: Payer): Promise<Target> {
  const id = await insertTestPasskey(admin, userId);
  return { path: `/api/account/passkeys/${id}`, id };
}

async function folder(owner: Payer): Promise<Target> {
  const { body } = await owner.ask<{ id: string }>('POST', '/api/library/folders', { name: 'Birds' });
  return { path: `/api/library/folders/${body.id}`, id: body.id };
}

async function storeFile(user: Payer): Promise<string> {
  const file = fileOf('image/png');
  await storage.put(file.key, Buffer.from('0123456789'), 'image/png');
  await finishItem(sql, user, { output: { image: file } });
  return file.key;
}

function ask(route: string, path: string, user: Payer | null, body?: object): Promise<Response> {
  const [method = ''] = route.split(' ');
  const cookie = user === null ? {} : { cookie: `sid=${user.token.toString('base64url')}` };
  if (body instanceof URLSearchParams) return gateway.request(path, { method, headers: cookie, body });
  const json = method === 'GET' ? {} : { 'content-type': 'application/json' };
  const init = { method, headers: { ...cookie, ...json } };
  return gateway.request(path, method === 'GET' ? init : { ...init, body: JSON.stringify(body ?? {}) });
}

interface ApiDocument {
  security?: object[];
  paths: Record<string, Record<string, { security?: object[] }>>;
}

/** All that a refusal tells: the request's own id is left out. */
async function refusal(response: Response) {
  const text = await response.text();
  return { status: response.status, text: text.replace(/"requestId":"[^"]*"/, '') };
}

it('every route has a rule here for whom it is', () => {
  const admin = routes.filter((route) => route.includes(' /api/admin/'));
  expect([...Object.keys(OWNED), ...OWN, ...OPEN, ...admin].toSorted()).toEqual(routes.toSorted());
});

it('the OpenAPI document asks for a session exactly where a route does', async () => {
  const response = await gateway.request('/api/openapi.json');
  const { paths, security } = (await response.json()) as ApiDocument;
  expect(security).toEqual([{ session: [] }]);
  const open = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, operation]) =>
      operation.security ? `${method.toUpperCase()} ${path.replaceAll(/\{(\w+)\}/g, ':$1')}` : [],
    ),
  );
  // The document itself and the registry of the shell are not in it.
  const meant = OPEN.filter((route) => / \/api\/(?!openapi\.json$|remotes$)/.test(route));
  expect(open.toSorted()).toEqual(meant.toSorted());
});

describe.each(Object.keys(OWNED))('%s', (route) => {
  it('answers others as if there were nothing, and its owner', async () => {
    const [owner, eve] = [await newPayer(500), await newPayer(500)];
    const target = await OWNED[route]?.(owner);
    if (target === undefined) throw new Error('describe.each gives a key of OWNED');
    const { path, body, id } = target;
    const nothing = /^[0-9a-f]{32}$/.test(id) ? randomBytes(16).toString('hex') : randomUUID();

    const response = await refusal(await ask(route, path, eve, body));
    expect(response.status).toBe(404);
    expect(response).toEqual(await refusal(await ask(route, path.replace(id, nothing), eve, body)));
    expect([401, 404]).toContain((await ask(route, path, null, body)).status);

    const own = await ask(route, path, owner, body);
    await own.body?.cancel();
    expect(own.status).toBeLessThan(300);
  });
});

const ada = await newPayer(500);
const eve = await newPayer(500);
await ada.subscribe('pro');
await deliverEvents();
const invoices = await ada.ask<{ id: string }[]>('GET', '/api/invoices');
/** What would give her away in a response to another user. */
const traces = [ada.id, ada.email, await finishItem(sql, ada), ...invoices.body.map(({ id }) => id)];

/** A preview is of a change to something. */
const addressOf = (route: string): string =>
  (route.split(' ')[1] ?? '').replace(/preview$/, 'preview?plan=creator').replace(':name', 'image');

it.each(OWN)('%s is for users only', async (route) => {
  const response = await ask(route, addressOf(route), null, BODIES[route]);
  await response.body?.cancel();
  expect(response.status).toBe(401);
});

// The stream of events is proved beside it: it does not end.
it.each(OWN.filter((route) => route.startsWith('GET') && route !== 'GET /api/events'))(
  '%s shows nothing of another user',
  async (route) => {
    const text = await (await ask(route, addressOf(route), eve)).text();
    for (const trace of traces) expect(text).not.toContain(trace);
  },
);
