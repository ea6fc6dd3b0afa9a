import { variableName } from '../css-variables.ts';
import { dark, darkShadow } from '../dark.ts';
import { light, lightShadow } from '../light.ts';
import * as scale from '../scale.ts';
import { colorRoles } from './color-roles.ts';
import { lengthValue, readColor, readShadow } from './token-values.ts';

interface Token {
  $value: unknown;
  $description?: string;
}

interface Group {
  $type: string;
  $description?: string;
  [name: string]: Token | string | undefined;
}

/** A file of the Design Tokens format: its groups lie in `aic`, so a path is the name of a CSS variable. */
export interface TokenFile {
  $schema: string;
  $description: string;
  aic: Record<string, Group>;
}

/** The tokens as data for other tools, from the values that the CSS is written from. https://www.designtokens.org/tr/2025.10/format/ */
export const tokenFiles: Readonly<Record<'base' | 'dark' | 'light', TokenFile>> = {
  base: tokenFile('What both themes share.', {
    space: group('dimension', 'space', scale.space, lengthValue),
    radius: group('dimension', 'radius', scale.radius, lengthValue),
    control: {
      ...group('dimension', 'control', scale.control, lengthValue),
      $description: 'Heights of a control; `touch` where the pointer is coarse.',
    },
    font: group('fontFamily', 'font', scale.fontFamily, (families) =>
      families.split(', ').map((family) => family.replaceAll("'", '')),
    ),
    weight: group('fontWeight', 'weight', scale.fontWeight, Number),
    type: group('typography', 'type', scale.typeScale, readType),
    duration: {
      ...group('duration', 'duration', scale.duration, (time) => ({
        value: Number.parseFloat(time),
        unit: 'ms',
      })),
      $description: 'With reduced motion: press and hover 0, popover and dialog 80 ms.',
    },
    easing: group('cubicBezier', 'easing', scale.easing, (curve) =>
      curve.slice('cubic-bezier('.length, -1).split(', ').map(Number),
    ),
    layer: { ...group('number', 'layer', scale.layer, Number), $description: 'What lies over what.' },
  }),
  dark: themeFile('The dark theme, which is the default.', dark, darkShadow),
  light: themeFile('The light theme.', light, lightShadow),
};

function themeFile(
  words: string,
  colors: typeof dark | typeof light,
  shadows: typeof darkShadow | typeof lightShadow,
) {
  return tokenFile(words, {
    color: group('color', 'color', colors, readColor, (name) => colorRoles[name].words),
    shadow: group('shadow', 'shadow', shadows, readShadow),
  });
}

function tokenFile(words: string, groups: Record<string, Group>): TokenFile {
  return {
    $schema: 'https://www.designtokens.org/schemas/2025.10/format.json',
    $description: words,
    aic: groups,
  };
}

function group<Values extends Record<string, string>>(
  $type: string,
  name: string,
  values: Values,
  read: (css: Values[keyof Values]) => unknown,
  describe?: (name: keyof Values) => string,
): Group {
  const prefix = variableName(name, '');
  // Safe because the entries are those of `values`.
  const entries = Object.entries(values) as [keyof Values & string, Values[keyof Values]][];
  const tokens = entries.map(([key, css]): [string, Token] => [
    variableName(name, key).slice(prefix.length),
    { $value: read(css), ...(describe && { $description: describe(key) }) },
  ]);
  return { $type, ...Object.fromEntries(tokens) };
}

/** `0.8125rem/1.25rem`. The format has the height of a line as a multiple of the size. */
function readType(css: string): unknown {
  const [size = 0, line = 0] = css.split('/').map(Number.parseFloat);
  return {
    fontFamily: '{aic.font.sans}',
    fontSize: { value: size, unit: 'rem' },
    fontWeight: '{aic.weight.regular}',
    letterSpacing: { value: 0, unit: 'px' },
    lineHeight: Number((line / size).toFixed(6)),
  };
}
