import { resolveTheme, useInBrowser } from '@aic/design-system';
import { useDispatch, useSelector } from '@aic/sdk';
import type { ShellState } from './store.ts';
import { themeChosen } from './theme-slice.ts';

/** The theme that is shown, and the other one. HTML that was made ahead says dark; it is put right at once. */
export function useTheme() {
  const dispatch = useDispatch();
  const preference = useSelector((state: ShellState) => state.theme.preference);
  const shown = useInBrowser() ? resolveTheme(preference) : 'dark';
  const other = shown === 'dark' ? 'light' : 'dark';
  return { other, switchTheme: () => dispatch(themeChosen(other)) } as const;
}
