import { useSyncExternalStore } from 'react';
import type { Player, PlayerState } from '../contract/player.ts';
import { useShell } from '../tool/shell-context.tsx';

/** What the server knows of the player. */
const CLOSED: PlayerState = { track: null, status: 'paused', positionSeconds: 0 };

/** The shell's player and what it is doing now. */
export function usePlayer(): PlayerState & Pick<Player, 'play' | 'pause' | 'seek' | 'close'> {
  const { player } = useShell();
  const state = useSyncExternalStore(player.subscribe, player.state, () => CLOSED);
  const { play, pause, seek, close } = player;
  return { ...state, play, pause, seek, close };
}
