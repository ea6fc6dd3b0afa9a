import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi, type Mock } from 'vitest';
import { HERO_FILM } from '../samples/samples.ts';
import { LoopingFilm } from './looping-film.tsx';

let setInView: (isInView: boolean) => void;
let play: Mock;
let pause: Mock;

beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(report: (entries: { isIntersecting: boolean }[]) => void) {
        setInView = (isIntersecting) => act(() => report([{ isIntersecting }]));
      }
      observe(): void {}
      disconnect(): void {}
    },
  );
  play = vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
  pause = vi.spyOn(HTMLMediaElement.prototype, 'pause').mockReturnValue();
});

function preferReducedMotion(): void {
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: true }));
}

const button = () => screen.getByRole('button');

it('plays only while it is in view', () => {
  render(<LoopingFilm film={HERO_FILM} name="sample video" />);
  expect(play).not.toHaveBeenCalled();

  setInView(true);
  expect(play).toHaveBeenCalledOnce();

  setInView(false);
  expect(pause).toHaveBeenCalledOnce();
});

it('has a button that stops it for good, and one that starts it again', async () => {
  render(<LoopingFilm film={HERO_FILM} name="sample video" />);
  setInView(true);
  await userEvent.click(button());
  expect(pause).toHaveBeenCalledOnce();
  expect(button().getAttribute('aria-label')).toBe('Play sample video');
  setInView(false);
  setInView(true);
  expect(play).toHaveBeenCalledOnce();

  await userEvent.click(button());
  expect(play).toHaveBeenCalledTimes(2);
});

it('stands still under reduced motion until the user starts it', async () => {
  preferReducedMotion();
  render(<LoopingFilm film={HERO_FILM} name="sample video" />);
  setInView(true);
  expect(play).not.toHaveBeenCalled();

  await userEvent.click(screen.getByRole('button', { name: 'Play sample video' }));

  expect(play).toHaveBeenCalledOnce();
});

it('stands still where data is spared until the user starts it', async () => {
  vi.stubGlobal('navigator', Object.create(navigator, { connection: { value: { saveData: true } } }));
  render(<LoopingFilm film={HERO_FILM} name="sample video" />);
  setInView(true);
  expect(play).not.toHaveBeenCalled();

  await userEvent.click(screen.getByRole('button', { name: 'Play sample video' }));

  expect(play).toHaveBeenCalledOnce();
});

it('offers to play where the browser starts nothing by itself', async () => {
  play.mockRejectedValue(new DOMException('not allowed', 'NotAllowedError'));
  render(<LoopingFilm film={HERO_FILM} name="sample video" />);
  setInView(true);
  expect(await screen.findByRole('button', { name: 'Play sample video' })).toBeTruthy();
});

it('loads the poster of a film below the first screen when it comes near, and of the first one at once', () => {
  const { container } = render(
    <>
      <LoopingFilm film={HERO_FILM} />
      <LoopingFilm film={HERO_FILM} isLate />
    </>,
  );

  const films = [...container.querySelectorAll('video')];
  expect(films.map((film) => film.getAttribute('loading'))).toEqual([null, 'lazy']);
});
