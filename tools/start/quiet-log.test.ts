import { readFileSync } from 'node:fs';
import { parseConfig } from '@aic/api/config';
import { expect, it } from 'vitest';
import { withQuietLog } from './quiet-log.ts';

const levelOf = (env: Readonly<Record<string, string>>) => withQuietLog(parseConfig(env), env).logLevel;

it('shows warnings and errors only, also with a copy of .env.example, unless LOG_LEVEL says more', () => {
  const example = readFileSync(new URL('../../.env.example', import.meta.url), 'utf8');
  const copy = [...example.matchAll(/^([A-Z][A-Z0-9_]*)=(.*)$/gm)].map(([, name = '', value = '']) => [
    name,
    value,
  ]);

  expect(levelOf({})).toBe('warn');
  expect(levelOf(Object.fromEntries(copy) as Record<string, string>)).toBe('warn');
  expect(levelOf({ LOG_LEVEL: 'info' })).toBe('info');
});

it('leaves the role of a copy of .env.example to the command that starts it', () => {
  const example = readFileSync(new URL('../../.env.example', import.meta.url), 'utf8');

  expect(/^ROLE=(.*)$/m.exec(example)?.[1]).toBe('');
});
