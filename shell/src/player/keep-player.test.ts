import { beforeEach, expect, it } from 'vitest';
import { createPlayer } from '../core/player/create-player.ts';
import { trackAfter } from '../core/player/player-state.ts';
import { keepPlayer } from './keep-player.ts';

const RAIN = { id: 'a', title: 'Rain', url: '/media/a', durationSeconds: 30, page: '/music' };
const SUN = { ...RAIN, id: 'b', title: 'Sun', url: '/media/b' };

/** The player of a page that was just loaded. */
function openPage() {
  const audio = Object.assign(new EventTarget(), {
    src: '',
    currentTime: 0,
    volume: 1,
    loop: false,
    play: async () => {},
    pause: () => {},
    removeAttribute: () => {},
  });
  let made = 0;
  const player = createPlayer(() => {
    made += 1;
    // Safe because the player uses only what is faked here.
    return audio as unknown as HTMLAudioElement;
  });
  keepPlayer(player);
  return { audio, player, made: () => made };
}

beforeEach(() => localStorage.clear());

it('has the track after a reload as it was left, paused, and goes on from its place', () => {
  const { player, audio } = openPage();
  player.play(RAIN, [RAIN, SUN]);
  player.update({ level: { volume: 0.4, isMuted: false } });
  player.update({ isLooping: true });
  audio.currentTime = 12;
  audio.dispatchEvent(new Event('timeupdate'));
  dispatchEvent(new Event('pagehide'));

  const after = openPage();

  expect(after.player.state()).toEqual({
    track: RAIN,
    list: [RAIN, SUN],
    status: 'paused',
    positionSeconds: 12,
    level: { volume: 0.4, isMuted: false },
    isLooping: true,
  });
  expect(trackAfter(after.player.state())).toEqual(SUN);
  expect(after.made()).toBe(0);
  after.player.play(RAIN);
  expect(after.audio).toMatchObject({ src: '/media/a', currentTime: 12, volume: 0.4, loop: true });
});

it('can be sought in before it plays again', () => {
  openPage().player.play(RAIN);
  const { player, audio } = openPage();

  player.seek(20);
  player.play(RAIN);

  expect(audio.currentTime).toBe(20);
});

it('keeps nothing of a track that was closed', () => {
  const { player } = openPage();
  player.play(RAIN);
  player.close();

  expect(openPage().player.state().track).toBeNull();
  expect(localStorage.getItem('aic.player')).not.toContain('Rain');
});
