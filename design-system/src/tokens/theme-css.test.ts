import { describe, expect, it } from 'vitest';
import { dark } from './dark.ts';
import { light } from './light.ts';
import { themeCss } from './theme-css.ts';
import { token } from './token.ts';

describe('themeCss', () => {
  it('declares what a token of each group refers to', () => {
    const { color, shadow, space, radius, control, font, weight, type, duration, easing, layer } = token;
    const referred = [color.accentText, shadow.floating, space[64], radius.full, control.touch, font.mono]
      .concat([weight.strong, type.hero, duration.dialog, easing.exit, layer.tooltip])
      .map((reference) => reference.replace(/^var\((.*)\)$/, '$1:'));

    expect(referred.filter((declared) => !themeCss.includes(declared))).toEqual([]);
    expect(referred[0]).toBe('--aic-color-accent-text:');
  });

  it('gives each theme its own values and its colour scheme', () => {
    const [darkRules = '', lightRules = ''] = themeCss.split(":root[data-theme='light']");

    expect(darkRules).toContain(`--aic-color-bg:${dark.bg};`);
    expect(darkRules).toContain('color-scheme:dark;');
    expect(lightRules).toContain(`--aic-color-bg:${light.bg};`);
    expect(lightRules).toContain('color-scheme:light;');
  });
});
