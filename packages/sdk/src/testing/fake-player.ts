import type { Player, PlayerState } from '../contract/player.ts';

export interface FakePlayer extends Player {
  /** As if the audio element had said so. */
  change(state: Partial<PlayerState>): void;
}

/** A player that makes no sound: what was asked for happens at once. */
export function createFakePlayer(): FakePlayer {
  const listeners = new Set<() => void>();
  let state: PlayerState = { track: null, status: 'paused', positionSeconds: 0 };
  const change = (next: Partial<PlayerState>): void => {
    state = { ...state, ...next };
    listeners.forEach((listener) => listener());
  };
  return {
    state: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    play: (track) =>
      change({
        track,
        status: 'playing',
        positionSeconds: state.track?.id === track.id ? state.positionSeconds : 0,
      }),
    pause: () => change({ status: 'paused' }),
    seek: (positionSeconds) => change({ positionSeconds }),
    close: () => change({ track: null, status: 'paused', positionSeconds: 0 }),
    change,
  };
}
