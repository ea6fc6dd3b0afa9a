import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, expect, it, vi } from 'vitest';
import { baseConfig } from '../../federation/base-config.ts';
import { ROOT } from '../settings/text-packages.ts';
import { languageInputs } from './build-inputs.ts';

afterEach(() => vi.unstubAllEnvs());

const loaders = (): string => JSON.stringify(baseConfig(ROOT).module?.rules);

it('leaves sources as they are in English', () => {
  vi.stubEnv('APP_LANGUAGE', 'en');

  expect(loaders()).not.toContain('messages-loader');
  expect(languageInputs()).toEqual([]);
});

it('translates sources in another language, whose builds are others', () => {
  vi.stubEnv('APP_LANGUAGE', 'en-XA');

  expect(loaders()).toContain('messages-loader');
  expect(languageInputs()[0]).toBe('en-XA');
});

it('gives a program of Node its texts in the language', () => {
  const program = `import { PLANS } from '@aic/contract/plans'; console.log(PLANS.pro.description)`;
  const register = pathToFileURL(join(import.meta.dirname, 'register.ts')).href;
  const run = (language: string): string =>
    spawnSync(process.execPath, ['--import', register, '--input-type=module', '-e', program], {
      cwd: join(ROOT, 'packages/build-kit'),
      env: { ...process.env, APP_LANGUAGE: language, NODE_OPTIONS: '' },
      encoding: 'utf8',
    }).stdout.trim();

  expect(run('en')).toBe('For regular creative work');
  expect(run('en-XA')).toBe('ǁƑöŕ ŕéĝûļáŕ çŕéáţîṽé ŵöŕķːːːːːːːːǁ');
});
