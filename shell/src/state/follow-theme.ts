import { applyThemePreference, readThemePreference, watchSystemTheme } from '@aic/design-system';
import type { ShellStore } from './store.ts';
import { themeChosen } from './theme-slice.ts';

/** Keeps `data-theme` and the saved choice in step with the store, and follows the system while nothing is chosen. */
export function followTheme(store: ShellStore): void {
  store.dispatch(themeChosen(readThemePreference()));
  let last = store.getState().theme.preference;
  applyThemePreference(last);
  store.subscribe(() => {
    const { preference } = store.getState().theme;
    if (preference !== last) {
      last = preference;
      applyThemePreference(preference);
    }
  });
  watchSystemTheme(() => {});
}
