export type Theme = 'dark' | 'light';
export type ThemePreference = Theme | 'system';

const STORAGE_KEY = 'aic-theme';
const LIGHT_QUERY = '(prefers-color-scheme: light)';

/**
 * Inline script for the document's head: sets `data-theme` before the first paint, so neither theme flashes.
 * Storage may throw where cookies are blocked; the system's preference then decides.
 */
export const themeScript = `(function(){var t;try{t=localStorage.getItem('${STORAGE_KEY}')}catch(e){}if(t!=='dark'&&t!=='light')t=matchMedia('${LIGHT_QUERY}').matches?'light':'dark';document.documentElement.dataset.theme=t})()`;

/** What the user chose; 'system' when nothing was chosen or storage is blocked. */
export function readThemePreference(): ThemePreference {
  try {
    const stored = localStorage.getItem(STORAGE_KEY);
    return stored === 'dark' || stored === 'light' ? stored : 'system';
  } catch {
    return 'system';
  }
}

/** The theme a preference means on this machine now. */
export function resolveTheme(preference: ThemePreference): Theme {
  if (preference !== 'system') {
    return preference;
  }
  return matchMedia(LIGHT_QUERY).matches ? 'light' : 'dark';
}

/** Shows a theme and remembers the choice; 'system' forgets it. */
export function applyThemePreference(preference: ThemePreference): Theme {
  try {
    if (preference === 'system') {
      localStorage.removeItem(STORAGE_KEY);
    } else {
      localStorage.setItem(STORAGE_KEY, preference);
    }
  } catch {
    // Blocked storage costs only the memory of the choice, not the choice.
  }
  const theme = resolveTheme(preference);
  document.documentElement.dataset['theme'] = theme;
  return theme;
}

/** Follows the system's theme while nothing is chosen. Returns the function that stops following. */
export function watchSystemTheme(onChange: (theme: Theme) => void): () => void {
  const query = matchMedia(LIGHT_QUERY);
  const handleChange = (): void => {
    if (readThemePreference() === 'system') {
      onChange(applyThemePreference('system'));
    }
  };
  query.addEventListener('change', handleChange);
  return () => query.removeEventListener('change', handleChange);
}
