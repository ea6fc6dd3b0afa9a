import { expect, it } from 'vitest';
import { apiDifferences } from './api-differences.ts';
import type { ApiDocument, JsonSchema, Operation } from './api-document.ts';

const text: JsonSchema = { type: 'string' };
const object = (properties: Record<string, JsonSchema>, required = Object.keys(properties)): JsonSchema => ({
  type: 'object',
  properties,
  required,
});
const json = (schema: JsonSchema) => ({ content: { 'application/json': { schema } } });
const credits = (response: JsonSchema): ApiDocument => ({
  paths: { '/api/credits': { get: { responses: { 200: json(response) } } } },
});
const contact = (body: JsonSchema, parameters: Operation['parameters'] = []): ApiDocument => ({
  paths: {
    '/api/contact': {
      post: { parameters, requestBody: json({ ...body, additionalProperties: false }), responses: {} },
    },
  },
});

/** What breaks the older page at the newer gateway, and the newer page at the older gateway. */
const between = (before: ApiDocument, now: ApiDocument) => ({
  olderPage: apiDifferences({ page: before, gateway: now, isGatewayOlder: false }),
  newerPage: apiDifferences({ page: now, gateway: before, isGatewayOlder: true }),
});
const NOTHING = { olderPage: [], newerPage: [] };

it('finds nothing between a document and itself, or one with a new call', () => {
  const before = credits(object({ credits: { type: 'integer' } }));
  const now = { paths: { ...before.paths, ...contact(object({ name: text })).paths } };

  expect(between(before, before)).toEqual(NOTHING);
  expect(between(before, now)).toEqual(NOTHING);
  expect(between(now, before).olderPage).toEqual(['POST /api/contact is gone']);
});

it('finds a member of a response that has another name, in either direction', () => {
  const before = credits(object({ credits: { type: 'integer' } }));
  const now = credits(object({ balance: { type: 'integer' } }));

  expect(between(before, now)).toEqual({
    olderPage: ['GET /api/credits answers no credits'],
    newerPage: ['GET /api/credits answers no balance'],
  });
});

it('lets a response gain a member that pages can do without', () => {
  const before = credits(object({ credits: text }));
  const now = credits(object({ credits: text, note: text }, ['credits']));

  expect(between(before, now)).toEqual(NOTHING);
});

it('finds a member that may be null where the page does not expect it, deep in a list', () => {
  const listOf = (title: JsonSchema) =>
    credits({ type: 'array', items: object({ more: object({ title }) }) });

  expect(between(listOf(text), listOf({ type: ['string', 'null'] }))).toEqual({
    olderPage: ['GET /api/credits answers [] more: title: null instead of string'],
    newerPage: [],
  });
});

it('lets a list have members of a new kind, which pages leave out, and nothing else', () => {
  const kind = (...values: string[]) => object({ kind: { type: 'string', enum: values } });
  const lists = between(
    credits({ type: 'array', items: kind('a') }),
    credits({ type: 'array', items: kind('a', 'b') }),
  );

  expect(lists).toEqual(NOTHING);
  expect(between(credits(kind('a')), credits(kind('a', 'b'))).olderPage).toEqual([
    'GET /api/credits answers kind: b, which is new',
  ]);
});

it('finds what a gateway wants and the other release does not send, or refuses and the older one sends', () => {
  const before = contact(object({ name: text, phone: text }, ['name']));
  const now = contact(object({ name: text, subject: text }), [
    { name: 'x-form', in: 'header', required: true },
  ]);

  expect(between(before, now)).toEqual({
    olderPage: [
      'POST /api/contact wants header x-form',
      'POST /api/contact is asked with no subject',
      'POST /api/contact is asked with phone, which is refused',
    ],
    newerPage: ['POST /api/contact is asked with subject, which is refused'],
  });
});

it('lets a request gain a member that is not always sent', () => {
  const before = contact(object({ name: text }));
  const now = contact(object({ name: text, subject: text }, ['name']));

  expect(between(before, now)).toEqual(NOTHING);
});

it('lets a response gain a further shape, and finds one that is gone', () => {
  const either = (...choices: JsonSchema[]) => credits({ anyOf: choices });
  const [a, b, c] = [object({ a: text }), object({ b: text }), object({ c: text })];

  expect(between(either(a, b), either(c, b, a))).toEqual(NOTHING);
  expect(between(either(a, b), either(b, c))).toEqual({
    olderPage: ['GET /api/credits answers another choice'],
    newerPage: ['GET /api/credits answers another choice'],
  });
});
