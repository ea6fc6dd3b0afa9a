import { IconButton, MoonIcon, SunIcon } from '@aic/design-system';
import { useTheme } from '../state/use-theme.ts';

/** Dark or light. Until the first click the system decides. */
export function ThemeToggle() {
  const { other, switchTheme } = useTheme();
  return (
    <IconButton
      label={other === 'light' ? 'Switch to light theme' : 'Switch to dark theme'}
      onClick={switchTheme}
    >
      {other === 'light' ? <SunIcon /> : <MoonIcon />}
    </IconButton>
  );
}
