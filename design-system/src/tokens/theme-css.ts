import { declarations } from './css-variables.ts';
import { dark, darkShadow } from './dark.ts';
import { light, lightShadow } from './light.ts';
import {
  control,
  duration,
  easing,
  fontFamily,
  fontWeight,
  layer,
  radius,
  space,
  typeScale,
} from './scale.ts';

const scales = [
  declarations('space', space),
  declarations('radius', radius),
  declarations('control', control),
  declarations('font', fontFamily),
  declarations('weight', fontWeight),
  declarations('type', withFamily(typeScale)),
  declarations('duration', duration),
  declarations('easing', easing),
  declarations('layer', layer),
].join('');

const darkTheme = `color-scheme:dark;${declarations('color', dark)}${declarations('shadow', darkShadow)}`;
const lightTheme = `color-scheme:light;${declarations('color', light)}${declarations('shadow', lightShadow)}`;

const stillDurations = declarations('duration', {
  press: '0s',
  hover: '0s',
  popover: '80ms',
  dialog: '80ms',
});

const strongContrast =
  '--aic-color-border:var(--aic-color-border-strong);--aic-color-fg-subtle:var(--aic-color-fg-muted);';

/**
 * The variables of both themes as plain CSS. It is a string, not a component, so that a prerendered page can put it
 * in its head. Without JavaScript (no `data-theme`) the system's preference decides.
 */
export const themeCss = `
:root{${scales}${darkTheme}}
@media (prefers-color-scheme:light){:root:not([data-theme]){${lightTheme}}}
:root[data-theme='light']{${lightTheme}}
@media (prefers-contrast:more){:root{${strongContrast}}}
@media (prefers-reduced-motion:reduce){:root{${stillDurations}}}
`;

function withFamily(scale: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(scale).map(([step, sizes]) => [step, `400 ${sizes} var(--aic-font-sans)`]),
  );
}
