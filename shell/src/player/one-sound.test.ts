import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { createPlayer } from '../core/player/create-player.ts';
import { allowOneSound } from './one-sound.ts';

const RAIN = { id: 'a', title: 'Rain', url: '/media/a', durationSeconds: 30, page: '/music' };

/** A film of some tool that plays, as a browser would say it. */
function startFilm({ muted = false } = {}) {
  const video = document.body.appendChild(document.createElement('video'));
  onTestFinished(() => video.remove());
  let paused = false;
  Object.defineProperty(video, 'paused', { get: () => paused });
  video.pause = () => void (paused = true);
  video.muted = muted;
  video.dispatchEvent(new Event('play'));
  return video;
}

function setUp() {
  const pause = vi.fn<() => void>();
  const audio = Object.assign(new EventTarget(), { src: '', currentTime: 0, play: async () => {}, pause });
  // Safe because the player uses only what is faked here.
  const player = createPlayer(() => audio as unknown as HTMLAudioElement);
  onTestFinished(allowOneSound(player));
  return { player, pause };
}

beforeEach(() => document.body.replaceChildren());

it('pauses the track when a film begins, and films that play already', () => {
  const { player, pause } = setUp();
  player.play(RAIN);
  const first = startFilm();
  expect(pause).toHaveBeenCalledOnce();

  const second = startFilm();

  expect(first.paused).toBe(true);
  expect(second.paused).toBe(false);
});

it('pauses films when a track begins', () => {
  const { player } = setUp();
  const film = startFilm();

  player.play(RAIN);

  expect(film.paused).toBe(true);
});

it('leaves films without sound alone, until their sound is turned on', () => {
  const { player, pause } = setUp();
  const film = startFilm({ muted: true });
  player.play(RAIN);
  expect(film.paused).toBe(false);
  expect(pause).not.toHaveBeenCalled();

  film.muted = false;
  film.dispatchEvent(new Event('volumechange'));

  expect(pause).toHaveBeenCalledOnce();
});
