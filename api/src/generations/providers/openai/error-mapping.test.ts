import { APIConnectionError, APIConnectionTimeoutError } from 'openai';
import { describe, expect, it } from 'vitest';
import { toProviderError } from './error-mapping.ts';

function withCode(error: Error, code: string): Error {
  return Object.assign(error, { cause: Object.assign(new TypeError('fetch failed'), { code }) });
}

describe('toProviderError', () => {
  it.each([
    ['unavailable', withCode(new APIConnectionTimeoutError(), 'UND_ERR_CONNECT_TIMEOUT')],
    ['timeout', withCode(new APIConnectionTimeoutError(), 'UND_ERR_HEADERS_TIMEOUT')],
    ['timeout', new APIConnectionTimeoutError()],
    ['unavailable', withCode(new APIConnectionError({}), 'ENOTFOUND')],
    ['uncertain', withCode(new APIConnectionError({}), 'ECONNRESET')],
    ['uncertain', new TypeError('terminated')],
  ])('says %s of %s', (kind, error) => {
    expect(toProviderError(error, { onUsage: () => undefined }).kind).toBe(kind);
  });
});
