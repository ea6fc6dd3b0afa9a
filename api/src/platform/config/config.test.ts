import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { CONFIG_KEYS, parseConfig } from './config.ts';

describe('parseConfig', () => {
  it('runs with nothing set', () => {
    expect(parseConfig({})).toMatchObject({
      port: 3000,
      appOrigin: 'http://localhost:3000',
      isSecure: false,
      role: 'all',
      databaseUrl: null,
      engines: {},
      isPreviewAllowed: true,
    });
  });

  it.each([
    [{ OPENAI_API_KEY: 'key' }, false],
    [{ OPENAI_API_KEY: 'key', PREVIEW_FALLBACK: 'true' }, true],
    [{ MUSIC_PROVIDER: 'preview' }, true],
  ])('lets the preview engine stand in by %j: %s', (variables, isPreviewAllowed) => {
    expect(parseConfig(variables)).toMatchObject({ isPreviewAllowed });
  });

  it('treats an empty value as not set, as env files write it', () => {
    expect(parseConfig({ OPENAI_API_KEY: '', PORT: ' ' })).toMatchObject({
      port: 3000,
      engines: {},
    });
  });

  it('names every bad variable in one message', () => {
    expect(() => parseConfig({ PORT: '80a', ROLE: 'boss', DATABASE_URL: 'mysql://x' })).toThrow(
      /PORT must be a whole number.*ROLE .*DATABASE_URL must be like postgres/,
    );
  });

  it('refuses a name that is nearly one of ours, and lets others have theirs', () => {
    expect(() => parseConfig({ S3_BUKET: 'studio', WORKER_CONCURENCY: '4', PORT: 'x' })).toThrow(
      /PORT must be .*; S3_BUKET is no setting: S3_BUCKET is; WORKER_CONCURENCY is no setting: WORKER_CONCURRENCY is\./,
    );
    const others = [
      'OPENAI_API_KEY_2',
      'HOSTS',
      'REDIS_URL',
      'POSTGRES_PORT',
      'AWS_REGION',
      'NODE_ENV',
      'PATH',
    ];
    for (const name of others) expect(() => parseConfig({ [name]: 'x' })).not.toThrow();
  });

  it('does not repeat the value of a bad variable, which may be a secret', () => {
    expect(() => parseConfig({ DATABASE_URL: 'hunter2' })).toThrow(/^(?!.*hunter2)/);
  });

  it('takes one server of a bus or several, and repeats no password of one that is none', () => {
    const NOTIFIER_URL = 'nats://studio:hunter2@a:4222/studio,tls://b';
    expect(parseConfig({ NOTIFIER_URL })).toMatchObject({ notifierUrl: NOTIFIER_URL });
    expect(parseConfig({}).notifierUrl).toBeNull();
    expect(() => parseConfig({ NOTIFIER_URL: 'nats://a,redis://:hunter2@b' })).toThrow(
      /^(?!.*hunter2).*NOTIFIER_URL must be like nats:/,
    );
  });

  it('drops path and slash from the origin, because browsers send none', () => {
    expect(parseConfig({ APP_ORIGIN: 'https://studio.example.com/' })).toMatchObject({
      appOrigin: 'https://studio.example.com',
      isSecure: true,
    });
  });

  it.each(['65536', '-1', '1.5', '0x10', '1e3'])('refuses %s as a port', (PORT) => {
    expect(() => parseConfig({ PORT })).toThrow('PORT must be a whole number from 0 to 65535');
  });

  it('is documented name by name in .env.example', () => {
    const text = readFileSync(new URL('../../../../.env.example', import.meta.url), 'utf8');
    const documented = [...text.matchAll(/^([A-Z][A-Z0-9_]*)=/gm)].map((match) => match[1]);

    expect(new Set(documented)).toEqual(new Set(CONFIG_KEYS));
  });

  it('is what .env.example shows: its values are the defaults', () => {
    const text = readFileSync(new URL('../../../../.env.example', import.meta.url), 'utf8');
    const entries = [...text.matchAll(/^([A-Z][A-Z0-9_]*)=(.*)$/gm)].map((match) => [match[1], match[2]]);

    expect(parseConfig(Object.fromEntries(entries))).toEqual(parseConfig({}));
  });
});
