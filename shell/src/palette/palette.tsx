import type { User } from '@aic/sdk';
import { Commands } from './commands.tsx';
import { Keys } from './keys.tsx';
import type { PaletteView } from './palette-view.ts';

interface PaletteProps {
  user: User;
  view: PaletteView;
  onViewChange: (view: PaletteView | null) => void;
}

/** What the keyboard opens over any page. */
export function Palette({ user, view, onViewChange }: PaletteProps) {
  const close = (): void => onViewChange(null);
  return view === 'keys' ? (
    <Keys onClose={close} />
  ) : (
    <Commands user={user} onClose={close} onKeys={() => onViewChange('keys')} />
  );
}
