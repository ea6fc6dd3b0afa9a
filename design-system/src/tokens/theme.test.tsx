import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { applyThemePreference, readThemePreference, resolveTheme, themeScript } from './theme.ts';

/** The document as the inline script finds it: nothing set yet. */
function runThemeScript(): string | undefined {
  delete document.documentElement.dataset['theme'];
  const script = document.createElement('script');
  script.textContent = themeScript;
  document.head.append(script);
  script.remove();
  return document.documentElement.dataset['theme'];
}

describe('theme', () => {
  beforeEach(() => localStorage.clear());
  afterEach(() => localStorage.clear());

  it('follows the system until the user chooses', () => {
    expect(readThemePreference()).toBe('system');
    expect(runThemeScript()).toBe(resolveTheme('system'));
  });

  it.each(['dark', 'light'] as const)('sets the chosen %s theme before the first paint', (theme) => {
    applyThemePreference(theme);

    expect(readThemePreference()).toBe(theme);
    expect(runThemeScript()).toBe(theme);
  });

  it('forgets the choice when the user returns to the system theme', () => {
    applyThemePreference('light');
    applyThemePreference('system');

    expect(readThemePreference()).toBe('system');
    expect(document.documentElement.dataset['theme']).toBe(resolveTheme('system'));
  });

  it('ignores a stored value that is no theme', () => {
    localStorage.setItem('aic-theme', 'sepia');

    expect(readThemePreference()).toBe('system');
    expect(runThemeScript()).toBe(resolveTheme('system'));
  });
});
