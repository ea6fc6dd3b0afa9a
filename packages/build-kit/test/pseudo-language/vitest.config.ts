import { frontendTests } from '@aic/sdk/testing/vitest-project';
import { defineProject } from 'vitest/config';
import { createTranslator } from '../../src/messages/catalogs/translator.ts';
import { PSEUDO_LANGUAGE } from '../../src/messages/settings/language.ts';

const { translate } = await createTranslator(PSEUDO_LANGUAGE);
const tests = frontendTests('pseudo language');

/** Pages of all packages with their texts in the pseudo language: what stands there in English was left out. */
export default defineProject({
  ...tests,
  plugins: [{ name: 'pseudo language', enforce: 'pre', transform: (code, id) => translate(id, code) }],
  test: { ...tests.test, isolate: true, include: ['*.test.{ts,tsx}'] },
});
