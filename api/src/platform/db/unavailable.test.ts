import { describe, expect, it } from 'vitest';
import { isDatabaseUnavailable } from './unavailable.ts';

const failure = (fields: object) => Object.assign(new Error('x'), fields);

describe('isDatabaseUnavailable', () => {
  it.each([
    { code: 'CONNECTION_CLOSED' },
    { code: 'CONNECT_TIMEOUT' },
    { code: 'ECONNREFUSED', syscall: 'connect' },
    { code: 'ECONNRESET', syscall: 'read' },
    { code: 'ENOTFOUND', syscall: 'getaddrinfo' },
    { code: 'ENOENT', syscall: 'connect' },
    { code: '57P01' },
    { code: '57P03' },
    { code: '53300' },
    { code: '08006' },
  ])('is true for %j', (fields) => {
    expect(isDatabaseUnavailable(failure(fields))).toBe(true);
  });

  it.each([{ code: '23505' }, { code: 'CR402' }, { code: 'ERR_INVALID_ARG_TYPE' }, {}])(
    'is false for %j, which trying again does not mend',
    (fields) => {
      expect(isDatabaseUnavailable(failure(fields))).toBe(false);
    },
  );

  it('is false for a missing file, which is no connection', () => {
    expect(isDatabaseUnavailable(failure({ code: 'ENOENT', syscall: 'open' }))).toBe(false);
  });
});
