import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import {
  type FakeVendor,
  sendJson,
  startFakeVendor,
} from '../../../../test/generations/vendors/fake-vendor.ts';
import { readBytes } from './read-bytes.ts';
import { vendorRequest, jsonOf, type VendorRequest } from './vendor-request.ts';

let vendor: FakeVendor;
beforeAll(async () => {
  vendor = await startFakeVendor();
});
afterAll(() => vendor.stop());
beforeEach(() => {
  vendor.seen.length = 0;
});

const readName = jsonOf(z.object({ name: z.string() }));

function call(changes: Partial<VendorRequest> = {}) {
  const signal = new AbortController().signal;
  return vendorRequest({ url: `${vendor.baseUrl}/thing`, signal, timeoutMs: 5_000, ...changes }, readName);
}

describe('vendorRequest', () => {
  it('reads a response of the expected shape', async () => {
    vendor.serveWith((response) => sendJson(response, 200, { name: 'x', more: 1 }));
    await expect(call()).resolves.toEqual({ name: 'x' });
  });

  it.each([
    ['moderation', 400, { detail: { status: 'bad_prompt' } }],
    ['quota', 401, { detail: { status: 'quota_exceeded' } }],
    ['quota', 402, {}],
    ['quota', 429, { error: { code: 'insufficient_quota' } }],
    ['unauthorized', 401, { detail: { code: 'invalid_api_key', type: 'authentication_error' } }],
    ['unauthorized', 403, {}],
    ['misconfigured', 404, {}],
    ['misconfigured', 405, { detail: 'Method Not Allowed' }],
    ['misconfigured', 501, {}],
    ['unavailable', 408, {}],
    ['unavailable', 502, {}],
    ['timeout', 504, {}],
    ['invalid_request', 413, {}],
    // Blames the creator's words or settings only where the vendor names them.
    ['invalid_request', 422, { detail: [{ loc: ['body', 'prompt'], type: 'string_too_long' }] }],
    ['invalid_request', 400, { error: { code: 'invalid_value', param: 'prompt' } }],
    ['invalid_request', 400, { error: { code: 'string_above_max_length' } }],
    ['invalid_request', 400, { error: 'the prompt is too long' }],
    ['misconfigured', 422, { detail: [{ loc: ['body', 'prompt'], type: 'missing' }] }],
    ['misconfigured', 422, { detail: [{ loc: ['body', 'quality'], type: 'extra_forbidden' }] }],
    ['misconfigured', 400, { error: { code: 'unknown_parameter', param: 'input' } }],
    ['misconfigured', 400, { error: 'prompt required' }],
    ['misconfigured', 400, { status: 'failure', message: 'x-portkey-provider header is required' }],
    ['misconfigured', 400, {}],
  ])('reports %s for %i %j', async (kind, status, body) => {
    vendor.serveWith((response) => sendJson(response, status, body));
    await expect(call()).rejects.toMatchObject({ name: 'ProviderError', kind });
    expect(vendor.seen).toHaveLength(1);
  });

  it('follows no redirect, so that a key never reaches another host', async () => {
    vendor.serveWith((response) => response.writeHead(302, { location: '/elsewhere' }).end());
    await expect(call({ headers: { 'xi-api-key': 'secret' } })).rejects.toMatchObject({
      kind: 'misconfigured',
    });
    expect(vendor.seen).toHaveLength(1);
  });

  it("keeps the vendor's words out of the error, whatever part of the response holds them", async () => {
    const words = 'sk-secret of a fox';
    vendor.serveWith((response) => sendJson(response, 400, { error: { code: words, message: words } }));
    const refused: unknown = await call().catch((error: unknown) => error);
    vendor.serveWith((response) => response.end(words));
    const garbled: unknown = await call().catch((error: unknown) => error);

    for (const error of [refused, garbled]) {
      expect(error).toBeInstanceOf(Error);
      const { message, stack, cause } = error as Error;
      expect([message, stack, String(cause)].join('\n')).not.toContain('fox');
    }
  });

  it('reports a timeout when the response starts and then stands still', async () => {
    vendor.serveWith((response) => {
      response.writeHead(200, { 'content-type': 'application/json' });
      response.write('{"name":');
    });
    await expect(call({ timeoutMs: 200 })).rejects.toMatchObject({ kind: 'timeout' });
  });
});

describe('readBytes', () => {
  it('stops at the limit, even of a response that never ends and does not say its size', async () => {
    vendor.serveWith((response) => {
      response.on('close', () => clearInterval(feeding));
      const feeding = setInterval(() => response.write(Buffer.alloc(1024)), 1);
    });
    const signal = new AbortController().signal;
    const reading = vendorRequest({ url: vendor.baseUrl, signal, timeoutMs: 10_000 }, (response) =>
      readBytes(response, 10_000),
    );
    await expect(reading).rejects.toMatchObject({
      kind: 'uncertain',
      message: "The provider's response is larger than 10000 bytes.",
    });
  });
});
