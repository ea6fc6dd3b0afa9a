import type { User } from '@aic/sdk';
import { useState } from 'react';
import { fillDialog } from '../slots/part.ts';
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
  const [cameFrom] = useState(() => document.activeElement);
  const close = (): void => onViewChange(null);
  // The dialog of a command gives focus back to where it was asked for, which is in the palette and gone.
  const closeFill = (): void => {
    close();
    if (cameFrom instanceof HTMLElement) setTimeout(() => cameFrom.focus());
  };
  switch (view) {
    case 'keys':
      return <Keys onClose={close} />;
    case 'commands':
      return <Commands user={user} onClose={close} onView={onViewChange} />;
    default:
      return <fillDialog.Part fill={view} item={null} onClose={closeFill} />;
  }
}
