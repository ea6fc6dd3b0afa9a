import { APIConnectionError, APIConnectionTimeoutError, APIError } from 'openai';
import { pino } from 'pino';
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

  it("has the vendor's own words for who tries an engine, and keeps them out of a log", () => {
    const lines: string[] = [];
    const refusal = APIError.generate(
      401,
      { error: { message: 'Not your key: xk-1' } },
      undefined,
      new Headers(),
    );

    const error = toProviderError(refusal, { onUsage: () => undefined });
    pino({}, { write: (line) => void lines.push(line) }).warn({ err: error }, 'an attempt did not deliver');

    expect(error.said).toContain('Not your key: xk-1');
    expect(lines.join('')).toContain('The provider answered 401');
    expect(lines.join('')).not.toContain('xk-1');
  });
});
