import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { paymentsNotConfigured, paymentsUnavailable } from '../../billing/errors/billing-errors.ts';
import { ObjectMissing, StorageFull, StorageUnavailable } from '../storage/storage-errors.ts';
import type { AppEnv } from './app-env.ts';
import { createErrorHandler } from './error-handler.ts';
import { createLogger } from './log/logger.ts';

interface Line {
  level: number;
  msg: string;
}

const responseTo = (code: string, bindings: object = {}) =>
  responseToError(Object.assign(new Error('as the system says it'), { code }), bindings);

async function responseToError(error: Error, bindings: object = {}) {
  const lines: Line[] = [];
  const logger = createLogger(
    { logLevel: 'trace' },
    { write: (line) => void lines.push(JSON.parse(line) as Line) },
  );
  const app = new Hono<AppEnv>();
  app.onError(createErrorHandler(logger));
  app.get('/', () => {
    throw error;
  });
  const response = await app.request('/', {}, bindings);
  return { response, body: await response.json(), lines };
}

const ERROR_LEVEL = 50;
const INFO_LEVEL = 30;

describe('the error handler', () => {
  it.each([
    ['55P03', 'a lock that others held for too long'],
    ['40P01', 'a deadlock'],
    ['40001', 'a serialization failure'],
    ['57P01', 'a database that shuts down'],
  ])('answers 503 to %s, %s: trying again later can work', async (code) => {
    const { response, body } = await responseTo(code);
    expect(response.status).toBe(503);
    expect(response.headers.get('retry-after')).toBe('2');
    expect(body).toMatchObject({ code: 'unavailable' });
  });

  it.each(['ENOSPC', 'EDQUOT'])('answers 507 to %s, and says that nothing was charged', async (code) => {
    const { response, body, lines } = await responseTo(code);
    expect(response.status).toBe(507);
    expect(body).toMatchObject({
      code: 'storage_full',
      message: expect.stringContaining('Nothing was charged'),
    });
    expect(lines.map(({ level }) => level)).toEqual([ERROR_LEVEL]);
  });

  it.each([
    [new ObjectMissing('it says so'), 404, 'not_found'],
    [new StorageFull('it says so'), 507, 'storage_full'],
    [new StorageUnavailable('it says so'), 503, 'unavailable'],
  ])('answers what a bucket says, %s, as the same fault of a disk: %i', async (error, status, code) => {
    const { response, body } = await responseToError(error);
    expect(response.status).toBe(status);
    expect(body).toMatchObject({ code });
    expect(JSON.stringify(body)).not.toContain(error.message);
  });

  it('answers 500 to anything else, tells the log why and the client nothing', async () => {
    const { response, body, lines } = await responseTo('EWHATEVER');
    expect(response.status).toBe(500);
    expect(JSON.stringify(body)).not.toContain('system');
    expect(lines.map(({ level }) => level)).toEqual([ERROR_LEVEL]);
  });

  it('does not page the operator for payments that are not set up, but for those that cannot be reached', async () => {
    const levels = async (error: Error) => (await responseToError(error)).lines.map(({ level }) => level);

    expect(await levels(paymentsNotConfigured())).toEqual([INFO_LEVEL]);
    expect(await levels(paymentsUnavailable(new Error('timeout')))).toEqual([ERROR_LEVEL]);
  });

  it('takes a client that left in the middle of its request for no failure of ours', async () => {
    const gone = { incoming: { destroyed: true, complete: false } };
    const { lines } = await responseTo('ECONNRESET', gone);
    expect(lines.map(({ level, msg }) => [level < ERROR_LEVEL, msg])).toEqual([
      [true, 'the client left before the response'],
    ]);
  });
});
