import type { ShellPlayer } from '../core/player/player-state.ts';
import { keepPlayer } from './keep-player.ts';
import { allowOneSound } from './one-sound.ts';

/** What goes on beside the player as long as the page is open. */
export function followPlayer(player: ShellPlayer): void {
  keepPlayer(player);
  allowOneSound(player);
}
