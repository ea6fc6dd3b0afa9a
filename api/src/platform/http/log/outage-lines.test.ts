import { expect, it } from 'vitest';
import { databaseUnavailable, internal } from '../../errors/errors.ts';
import { StorageUnavailable } from '../../storage/storage-errors.ts';
import { createLogger } from './logger.ts';
import { createOutageLines } from './outage-lines.ts';

const lost = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });

it('are one a second, whatever fails by the outage, and say how many were left out', () => {
  let now = 0;
  const line = createOutageLines(() => now);
  expect(line(lost)).toEqual({ reason: 'connect ECONNREFUSED', leftOut: 0 });
  for (let n = 0; n < 2700; n += 1) expect(line(databaseUnavailable(lost))).toBeNull();
  now = 1_000;
  expect(line(new StorageUnavailable('The bucket is away.'))).toEqual({
    reason: 'The bucket is away.',
    leftOut: 2700,
  });
});

it('leave every other error with its stack alone', () => {
  const lines: string[] = [];
  const logger = createLogger({ logLevel: 'info' }, { write: (text) => void lines.push(text) });
  for (let n = 0; n < 3; n += 1) logger.error({ err: lost, requestId: 'a' }, 'request failed');
  for (let n = 0; n < 2; n += 1) logger.error({ err: internal(new Error('a defect')) }, 'request failed');
  logger.info('no error');
  const [outage, first, second, last, ...more] = lines.map(
    (text) => JSON.parse(text) as Record<string, unknown>,
  );
  expect(outage).toMatchObject({ reason: 'connect ECONNREFUSED', requestId: 'a', msg: 'request failed' });
  expect(outage).not.toHaveProperty('err');
  const withStack = { err: { stack: expect.stringContaining('a defect') } };
  expect([first, second]).toMatchObject([withStack, withStack]);
  expect([last?.['msg'], more]).toEqual(['no error', []]);
});
