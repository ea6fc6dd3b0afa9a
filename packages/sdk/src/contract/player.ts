/** One piece of music, as the shell's player needs it. */
export interface PlayerTrack {
  /** The generation's id. */
  id: string;
  title: string;
  /** Of the audio file. */
  url: string;
  durationSeconds: number;
  /** Where the player's title leads back to, e.g. `/music`. */
  page: string;
}

export interface PlayerState {
  /** Null: the player is closed. */
  track: PlayerTrack | null;
  status: 'playing' | 'paused' | 'loading' | 'failed';
  positionSeconds: number;
}

/**
 * The one player of the page. It belongs to the shell, so that music goes on while the user moves to another tool. One
 * track is active at a time: playing another one replaces it.
 */
export interface Player {
  /** The same object until something changes. */
  state(): PlayerState;
  /** @returns unsubscribe */
  subscribe(listener: () => void): () => void;
  /**
   * Starts a track, or goes on with the active one.
   * @param list the tracks that it stands among, in order: the player's Next follows it. @default the track alone
   */
  play(track: PlayerTrack, list?: readonly PlayerTrack[]): void;
  pause(): void;
  /** Of the active track. Clamped to its length. */
  seek(seconds: number): void;
  close(): void;
}
