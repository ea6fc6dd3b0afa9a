import { hostname } from 'node:os';
import { describe, expect, it } from 'vitest';
import { createLogger } from './logger.ts';

function logged(write: (logger: ReturnType<typeof createLogger>) => void): string {
  const lines: string[] = [];
  write(createLogger({ logLevel: 'trace' }, { write: (line) => void lines.push(line) }));
  return lines.join('');
}

describe('createLogger', () => {
  it.each([
    ['a password', { password: 'hunter2hunter2' }],
    ['a nested password', { body: { password: 'hunter2hunter2' } }],
    ['a token', { session: { token: 'hunter2hunter2' } }],
    ['a cookie header', { req: { headers: { cookie: 'theme=x; other=hunter2hunter2' } } }],
    ['a set-cookie header', { headers: { 'set-cookie': 'hunter2hunter2' } }],
    ['an authorization header', { err: { headers: { authorization: 'Basic hunter2hunter2' } } }],
    ['a provider key in an error text', { err: new Error('Incorrect API key: sk-hunter2hunter2') }],
    ['a payment key', { text: 'sk_live_hunter2hunter2' }],
    ['a webhook secret', { text: 'whsec_hunter2hunter2' }],
    ['a session in a text', { text: 'Cookie: __Host-sid=hunter2hunter2' }],
    ['a bearer token', { text: 'Bearer hunter2hunter2' }],
    ['a database password', { url: 'postgres://app:hunter2hunter2@db/app' }],
  ])('never writes %s', (_, object) => {
    const line = logged((logger) => logger.error(object, 'seen'));

    expect(line).toContain('seen');
    expect(line).toContain('[redacted]');
    expect(line).not.toContain('hunter2');
  });

  it('says of each line which process of which machine it is from, and what that does', () => {
    const lines: string[] = [];
    createLogger({ logLevel: 'info', role: 'worker' }, { write: (line) => void lines.push(line) }).info('x');
    expect(JSON.parse(lines.join(''))).toMatchObject({
      role: 'worker',
      host: hostname(),
      process: process.pid,
    });
  });

  it('keeps each line valid JSON', () => {
    const line = logged((logger) => logger.info({ text: 'sid=abc123', a: 1 }, 'x'));

    expect(JSON.parse(line)).toMatchObject({ text: '[redacted]', a: 1, msg: 'x' });
  });
});
