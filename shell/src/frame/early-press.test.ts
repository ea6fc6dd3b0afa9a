import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { readEarlyPress } from './early-press.ts';
import { startLate } from './late-start.ts';

const FILES = [{ url: '/shell/a/main.js', integrity: 'sha384-x' }] as const;

/** A drawn page whose script has not arrived. @returns its buttons, and the presses that they have answered */
function openDrawnPage() {
  document.body.innerHTML =
    '<header><button id="theme"><svg></svg></button></header><main><button id="play">Play</button></main>';
  startLate(FILES, 60_000);
  const answered: string[] = [];
  /** What hydration does. */
  const takeOver = (): void =>
    document.querySelectorAll('button').forEach((button) => {
      button.addEventListener('click', () => answered.push(button.id));
    });
  const press = (selector: string): void => {
    document.querySelector(selector)?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  };
  return { answered, takeOver, press };
}

beforeEach(() => {
  vi.useFakeTimers();
  onTestFinished(() => {
    window.earlyPress?.stop();
    delete window.earlyPress;
    for (const element of document.head.querySelectorAll('[integrity]')) element.remove();
  });
});

it('presses the button of the frame again once the frame works, and only once', () => {
  const { answered, takeOver, press } = openDrawnPage();
  press('#theme svg');
  const replay = readEarlyPress();
  takeOver();

  replay.inFrame();
  replay.inFrame();
  replay.inContent();
  vi.advanceTimersByTime(0);

  expect(answered).toEqual(['theme']);
});

it('waits with a button of the content until the content works', () => {
  const { answered, takeOver, press } = openDrawnPage();
  press('#theme');
  press('#play');
  const replay = readEarlyPress();
  takeOver();

  replay.inFrame();
  vi.advanceTimersByTime(0);
  expect(answered).toEqual([]);
  replay.inContent();
  vi.advanceTimersByTime(0);

  expect(answered).toEqual(['play']);
});

it('leaves presses alone that arrive by themselves, and a button that is gone', () => {
  const { answered, takeOver, press } = openDrawnPage();
  press('#play');
  const replay = readEarlyPress();
  takeOver();
  press('#theme');
  document.querySelector('#play')?.remove();

  replay.inFrame();
  replay.inContent();
  vi.advanceTimersByTime(0);

  expect(answered).toEqual(['theme']);
});

it('does nothing on a page that starts at once', () => {
  const replay = readEarlyPress();

  expect(() => replay.inContent()).not.toThrow();
});
