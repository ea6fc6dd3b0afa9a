import type { PlayerTrack } from '@aic/sdk';
import { describe, expect, it } from 'vitest';
import { createPlayer } from './create-player.ts';
import { trackAfter } from './player-state.ts';

const RAIN: PlayerTrack = { id: 'a', title: 'Rain', url: '/media/a', durationSeconds: 30, page: '/music' };
const SUN: PlayerTrack = { ...RAIN, id: 'b', title: 'Sun', url: '/media/b' };

/** An audio element that reports what the test says. */
class FakeAudio extends EventTarget {
  src = '';
  volume = 1;
  muted = false;
  loop = false;
  preload = '';
  currentTime = 0;
  loads = 0;
  pauses = 0;
  played: Promise<void> = Promise.resolve();
  play = () => this.played;
  pause = () => void (this.pauses += 1);
  load = () => void (this.loads += 1);
  removeAttribute = () => void (this.src = '');
  say(event: string): void {
    this.dispatchEvent(new Event(event));
  }
}

function setUp() {
  const audio = new FakeAudio();
  let made = 0;
  const player = createPlayer(() => {
    made += 1;
    // Safe because the player uses only what is faked here.
    return audio as unknown as HTMLAudioElement;
  });
  return { audio, player, made: () => made };
}

describe('createPlayer', () => {
  it('makes no sound and no element before the first track', () => {
    const { player, made } = setUp();
    player.pause();
    player.seek(3);
    expect(made()).toBe(0);
    expect(player.state()).toMatchObject({ track: null, status: 'paused', positionSeconds: 0 });
  });

  it('[2.music.recent] has one track active at a time: another one takes its place, from its start', () => {
    const { player, audio, made } = setUp();
    player.play(RAIN);
    audio.currentTime = 12;
    audio.say('timeupdate');
    expect(player.state().positionSeconds).toBe(12);

    player.play(SUN);

    expect(made()).toBe(1);
    expect(audio.src).toBe('/media/b');
    expect(player.state()).toMatchObject({ track: SUN, positionSeconds: 0 });
  });

  it('goes on where it was paused', () => {
    const { player, audio } = setUp();
    player.play(RAIN);
    audio.say('playing');
    expect(player.state().status).toBe('playing');
    player.pause();
    audio.say('pause');
    expect(player.state().status).toBe('paused');
    audio.src = 'kept';

    player.play(RAIN);

    expect(audio.src).toBe('kept');
  });

  it.each([
    [-5, 0],
    [12, 12],
    [99, 30],
  ])('seeks to %i s within the track: %i', (wanted, position) => {
    const { player, audio } = setUp();
    player.play(RAIN);
    player.seek(wanted);
    expect(audio.currentTime).toBe(position);
    expect(player.state().positionSeconds).toBe(position);
  });

  it('is back at the start and paused when a track has ended', () => {
    const { player, audio } = setUp();
    player.play(RAIN);
    audio.say('ended');
    expect(player.state()).toMatchObject({ track: RAIN, status: 'paused', positionSeconds: 0 });
  });

  it('says that a track cannot be played, and loads it again at the next press', async () => {
    const { player, audio } = setUp();
    audio.played = Promise.reject(new DOMException('no decoder', 'NotSupportedError'));
    player.play(RAIN);
    await expect.poll(() => player.state().status).toBe('failed');
    audio.played = Promise.resolve();

    player.play(RAIN);

    expect(audio.loads).toBe(1);
    expect(player.state().status).toBe('loading');
  });

  it('does not call a track failed that was paused before it could start', async () => {
    const { player, audio } = setUp();
    audio.played = Promise.reject(new DOMException('interrupted', 'AbortError'));
    player.play(RAIN);
    await audio.played.catch(() => undefined);
    expect(player.state().status).toBe('loading');
  });

  it('does not call a track failed for what the one before it could not do', async () => {
    const { player, audio } = setUp();
    const { promise, reject } = Promise.withResolvers<void>();
    audio.played = promise;
    player.play(RAIN);
    audio.played = Promise.resolve();
    player.play(SUN);
    reject(new DOMException('no decoder', 'NotSupportedError'));
    await promise.catch(() => undefined);
    expect(player.state()).toMatchObject({ track: SUN, status: 'loading' });
  });

  it('forgets the track when it is closed, and does not listen to what the element still says', () => {
    const { player, audio } = setUp();
    player.play(RAIN);
    player.close();
    audio.currentTime = 5;
    audio.say('timeupdate');
    audio.say('error');
    expect(player.state()).toMatchObject({ track: null, status: 'paused', positionSeconds: 0 });
    expect(audio.src).toBe('');
  });

  it('tells its listeners of every change until they leave', () => {
    const { player } = setUp();
    let told = 0;
    const leave = player.subscribe(() => (told += 1));
    player.play(RAIN);
    expect(told).toBeGreaterThan(0);
    leave();
    const before = told;
    player.close();
    expect(told).toBe(before);
  });

  it('knows the next track of a list, and its last one', () => {
    const { player } = setUp();
    player.play(RAIN, [RAIN, SUN]);
    expect(trackAfter(player.state())).toEqual(SUN);
    player.play(SUN, [RAIN, SUN]);
    expect(trackAfter(player.state())).toBeNull();
    player.play({ ...RAIN, id: 'c' });
    expect(trackAfter(player.state())).toBeUndefined();
  });

  it('is as loud as the user wants, and begins anew where they want that', () => {
    const { player, audio } = setUp();
    player.update({ level: { volume: 0.4, isMuted: false } });
    player.play(RAIN);
    expect(audio).toMatchObject({ volume: 0.4, muted: false, loop: false });

    player.update({ isLooping: true });
    player.update({ level: { volume: 0.4, isMuted: true } });

    expect(audio).toMatchObject({ volume: 0.4, muted: true, loop: true });
  });
});
