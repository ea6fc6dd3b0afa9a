import { expect, it } from 'vitest';
import { isOtherLanguage } from './is-other-language.ts';

it.each([
  'ein Leuchtturm am Meer bei Sonnenuntergang',
  'un phare au bord de la mer',
  'una ciudad con lluvia',
  'маяк на закате',
  '日没の灯台',
])('takes "%s" for another language', (prompt) => {
  expect(isOtherLanguage(prompt)).toBe(true);
});

it.each([
  'A lighthouse on a cliff at dusk',
  'Abstract art',
  'a dragon in El Paso',
  'Café at night',
  'neon',
  '',
])('takes "%s" for English', (prompt) => {
  expect(isOtherLanguage(prompt)).toBe(false);
});
