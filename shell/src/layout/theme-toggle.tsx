import { IconButton, MoonIcon, resolveTheme, SunIcon } from '@aic/design-system';
import { useDispatch, useSelector } from '@aic/sdk';
import { useSyncExternalStore } from 'react';
import type { ShellState } from '../state/store.ts';
import { themeChosen } from '../state/theme-slice.ts';

const subscribe = (): (() => void) => () => undefined;

/** The theme that is shown. HTML that was made ahead cannot know it and says dark; it is put right at once. */
function useTheme(): 'dark' | 'light' {
  const preference = useSelector((state: ShellState) => state.theme.preference);
  return useSyncExternalStore(
    subscribe,
    () => resolveTheme(preference),
    () => 'dark',
  );
}

/** Dark or light. Until the first click the system decides. */
export function ThemeToggle() {
  const dispatch = useDispatch();
  const theme = useTheme();
  const other = theme === 'dark' ? 'light' : 'dark';

  return (
    <IconButton
      label={theme === 'dark' ? 'Switch to light theme' : 'Switch to dark theme'}
      onClick={() => dispatch(themeChosen(other))}
    >
      {theme === 'dark' ? <SunIcon /> : <MoonIcon />}
    </IconButton>
  );
}
