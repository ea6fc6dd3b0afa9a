import { IconButton, MoonIcon, resolveTheme, SunIcon } from '@aic/design-system';
import { useDispatch, useSelector } from '@aic/sdk';
import type { ShellState } from '../state/store.ts';
import { themeChosen } from '../state/theme-slice.ts';

/** Dark or light. Until the first click the system decides. */
export function ThemeToggle() {
  const dispatch = useDispatch();
  const theme = resolveTheme(useSelector((state: ShellState) => state.theme.preference));
  const other = theme === 'dark' ? 'light' : 'dark';

  return (
    <IconButton label={`Switch to ${other} theme`} onClick={() => dispatch(themeChosen(other))}>
      {theme === 'dark' ? <SunIcon /> : <MoonIcon />}
    </IconButton>
  );
}
