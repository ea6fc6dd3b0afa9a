import { describe, expect, it } from 'vitest';
import { dark } from './dark.ts';
import { light } from './light.ts';
import { themeCss } from './theme-css.ts';
import { token } from './token.ts';

describe('themeCss', () => {
  it('declares every variable that a token refers to', () => {
    const referred = Object.values(token).flatMap((group) => Object.values(group));
    const missing = referred.filter((reference) => !themeCss.includes(`${reference.slice(4, -1)}:`));

    expect(missing).toEqual([]);
  });

  it('gives each theme its own values and its colour scheme', () => {
    const [darkRules = '', lightRules = ''] = themeCss.split(":root[data-theme='light']");

    expect(darkRules).toContain(`--aic-color-bg:${dark.bg};`);
    expect(darkRules).toContain('color-scheme:dark;');
    expect(lightRules).toContain(`--aic-color-bg:${light.bg};`);
    expect(lightRules).toContain('color-scheme:light;');
  });
});
