import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { defineConfig, parse } from '@terrazzo/parser';
import { describe, expect, it } from 'vitest';
import { themeCss } from '../theme-css.ts';
import { tokenFiles } from './token-files.ts';
import type { ColorValue, LengthValue, ShadowValue } from './token-values.ts';

const folder = join(import.meta.dirname, '../../../tokens');
const pathOf = (name: string): string => join(folder, `${name}.tokens.json`);

/** What another tool has read: the path of each token with its type and value. */
async function readTokens(...names: readonly string[]) {
  const config = defineConfig({}, { cwd: pathToFileURL(`${folder}/`) });
  const sources = names.map((name) => ({
    filename: pathToFileURL(pathOf(name)),
    src: readFileSync(pathOf(name), 'utf8'),
  }));
  const { tokens } = await parse(sources, { config });
  return Object.values(tokens);
}

describe('the token files', () => {
  it.each(Object.entries(tokenFiles))(
    'have in %s what the CSS is written from (write: -u)',
    async (name, file) => {
      await expect(`${JSON.stringify(file, null, 2)}\n`).toMatchFileSnapshot(pathOf(name));
    },
  );

  it.each(['dark', 'light'])('give the %s theme as the CSS declares it, name by name', async (theme) => {
    const tokens = await readTokens('base', theme);

    const declared = tokens.map((token) => [`--${token.id.replaceAll('.', '-')}`, cssOf(token)]);
    expect(Object.fromEntries(declared)).toEqual(declaredIn(theme));
  });
});

/** The variables of `:root`, and in the light theme those that it overrides. */
function declaredIn(theme: string): Record<string, string> {
  const rules = [/:root\{(.+?)\}/, ...(theme === 'light' ? [/data-theme='light'\]\{(.+?)\}/] : [])];
  const declarations = rules.flatMap((rule) => [
    ...(rule.exec(themeCss)?.[1] ?? '').matchAll(/(--aic-[a-z0-9-]+):([^;]+);/g),
  ]);
  return Object.fromEntries(
    // A shadow of no blur may say so once more for its spread.
    declarations.map(([, name, value]) => [name, value?.replace('0 0 0 0 transparent', '0 0 0 transparent')]),
  );
}

function cssOf({ $type, $value }: { $type: string; $value: unknown }): string {
  switch ($type) {
    case 'color':
      return cssOfColor($value as ColorValue);
    case 'dimension':
      return cssOfLength($value as LengthValue);
    case 'shadow':
      return ($value as ShadowValue[]).map(cssOfShadow).join(', ');
    case 'duration':
      return Object.values($value as LengthValue).join('');
    case 'cubicBezier':
      return `cubic-bezier(${($value as number[]).join(', ')})`;
    case 'fontFamily':
      return ($value as string[]).map((family) => (family.includes(' ') ? `'${family}'` : family)).join(', ');
    case 'typography':
      return cssOfType($value as { fontSize: LengthValue; fontWeight: number; lineHeight: number });
    default:
      return String($value);
  }
}

const cssOfLength = ({ value, unit }: LengthValue): string => (value === 0 ? '0' : `${value}${unit}`);

function cssOfColor({ components, alpha }: ColorValue): string {
  const bytes = components.map((component) => Math.round(component * 255));
  if (alpha === 0) return 'transparent';
  if (alpha < 1) return `rgb(${bytes.join(' ')} / ${alpha})`;
  return `#${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}

const cssOfShadow = ({ color, offsetX, offsetY, blur, spread }: ShadowValue): string =>
  [offsetX, offsetY, blur, ...(spread.value === 0 ? [] : [spread])]
    .map(cssOfLength)
    .concat(cssOfColor(color))
    .join(' ');

function cssOfType({
  fontSize,
  fontWeight,
  lineHeight,
}: {
  fontSize: LengthValue;
  fontWeight: number;
  lineHeight: number;
}) {
  const line = Number((fontSize.value * lineHeight).toFixed(4));
  return `${fontWeight} ${cssOfLength(fontSize)}/${line}rem var(--aic-font-sans)`;
}
