import type { Player, PlayerState, PlayerTrack } from '@aic/sdk';

/** What the shell's bar knows besides what tools do. */
export interface ShellPlayerState extends PlayerState {
  /** The tracks that the active one stands among, in order. */
  list: readonly PlayerTrack[];
  level: { volume: number; isMuted: boolean };
  /** The track begins anew at its end. */
  isLooping: boolean;
}

/** What outlives the page. */
export type KeptPlayer = Omit<ShellPlayerState, 'status'>;

export interface ShellPlayer extends Player {
  state(): ShellPlayerState;
  /** How it sounds; or all that was kept of it, before anything was played. */
  update(next: Partial<KeptPlayer>): void;
}

/** The track after the active one; null: it is the last one of its list; undefined: it stands in none. */
export function trackAfter({ list, track }: ShellPlayerState): PlayerTrack | null | undefined {
  const index = list.findIndex(({ id }) => id === track?.id);
  return index === -1 ? undefined : (list[index + 1] ?? null);
}
