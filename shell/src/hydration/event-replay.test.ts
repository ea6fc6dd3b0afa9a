import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { readRecordedEvents } from './event-replay.ts';
import { recordEvents } from './record-events.ts';

/**
 * A prerendered page whose script has not arrived. @returns what its buttons and forms have answered since it was
 * taken over
 */
function openPrerenderedPage() {
  document.body.innerHTML =
    '<header><button id="theme"><svg></svg></button></header>' +
    '<main><form><input name="email" required><textarea name="note"></textarea><input type="checkbox" name="agreed"><button id="send">Send</button></form></main>';
  recordEvents();
  const done: string[] = [];
  const find = (selector: string): HTMLElement => {
    const part = document.querySelector<HTMLElement>(selector);
    if (part === null) throw new Error(selector);
    return part;
  };
  const email = find('[name=email]');
  if (!(email instanceof HTMLInputElement)) throw new Error('no field');
  /** What hydration does: buttons answer, and fields are what the state says. */
  const takeOver = (part: 'header' | 'main'): void => {
    find(part)
      .querySelectorAll('button')
      .forEach((button) => {
        button.addEventListener('click', (event) => {
          event.preventDefault();
          done.push(`${button.id} ${email.value}`.trim());
        });
      });
    if (part === 'main') email.value = '';
  };
  const press = (selector: string): boolean =>
    find(selector).dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  const fill = (text: string): void => {
    email.value = text;
    email.dispatchEvent(new InputEvent('input', { bubbles: true }));
  };
  return { done, takeOver, press, fill, email, form: find('form') };
}

beforeEach(() => {
  vi.useFakeTimers();
  onTestFinished(() => {
    window.recordedEvents?.stop();
    delete window.recordedEvents;
  });
});

describe('a press before a prerendered page works', () => {
  it('is done again in the frame once the frame works, and only once', () => {
    const { done, takeOver, press } = openPrerenderedPage();
    press('#theme svg');
    const replay = readRecordedEvents(document);
    takeOver('header');

    replay.inFrame();
    vi.runAllTimers();
    replay.inContent();
    vi.runAllTimers();

    expect(done).toEqual(['theme']);
  });

  it('waits in the content until the content works, and comes after what was typed', () => {
    const { done, takeOver, press, fill } = openPrerenderedPage();
    fill('ada@example.com');
    const replay = readRecordedEvents(document);
    press('#send');
    takeOver('header');
    replay.inFrame();
    vi.runAllTimers();
    expect(done).toEqual([]);

    takeOver('main');
    replay.inContent();
    vi.runAllTimers();

    expect(done).toEqual(['send ada@example.com']);
  });

  it('is not done again where React has answered it itself', () => {
    const { done, takeOver, press } = openPrerenderedPage();
    const replay = readRecordedEvents(document);
    takeOver('header');
    replay.inFrame();
    // What React does with a press on content that it has not taken over yet.
    addEventListener('click', () => (takeOver('main'), replay.inContent()), { capture: true, once: true });

    press('#send');
    press('#theme');
    vi.runAllTimers();

    expect(done).toEqual(['send', 'theme']);
  });

  it('is forgotten with a button that is gone', () => {
    const { done, takeOver, press } = openPrerenderedPage();
    press('#send');
    const replay = readRecordedEvents(document);
    takeOver('main');
    document.querySelector('#send')?.remove();

    replay.inContent();

    expect(() => vi.runAllTimers()).not.toThrow();
    expect(done).toEqual([]);
  });
});

describe('what is typed before a prerendered page works', () => {
  it.each(['before', 'after'])('is there again, and sent as a change, %s its script runs', (when) => {
    const { takeOver, fill, email } = openPrerenderedPage();
    const heard: string[] = [];
    if (when === 'before') fill('ada@example.com');
    const replay = readRecordedEvents(document);
    if (when === 'after') fill('ada@example.com');
    takeOver('main');
    email.addEventListener('input', () => heard.push(email.value));

    replay.inContent();
    vi.runAllTimers();

    expect(email.value).toBe('ada@example.com');
    expect(heard).toEqual(['ada@example.com']);
  });
});

it('puts nothing back that was typed early and emptied again', () => {
  const { takeOver, fill, email } = openPrerenderedPage();
  fill('ada@example.com');
  const replay = readRecordedEvents(document);
  fill('');
  takeOver('main');

  replay.inContent();
  vi.runAllTimers();

  expect(email.value).toBe('');
});

describe('a form of a prerendered page', () => {
  it('is never sent by the browser itself, which would put what was typed into the address', () => {
    const { takeOver, form } = openPrerenderedPage();
    const send = (): boolean => form.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
    expect(send()).toBe(false);
    const replay = readRecordedEvents(document);
    expect(send()).toBe(false);
    takeOver('main');

    replay.inContent();

    expect(send()).toBe(true);
  });
});

it('leaves a link of a prerendered page to the browser, which follows it without any script', () => {
  const { press, takeOver } = openPrerenderedPage();
  document.querySelector('header')?.insertAdjacentHTML('beforeend', '<a href="#video"><svg></svg>Video</a>');
  expect(press('header a svg')).toBe(true);
  const replay = readRecordedEvents(document);
  takeOver('header');
  const followedAgain = vi.fn<() => void>();
  document.querySelector('header a')?.addEventListener('click', followedAgain);

  replay.inFrame();
  replay.inContent();
  vi.runAllTimers();

  expect(followedAgain).not.toHaveBeenCalled();
});

it('does nothing on a page that is rendered by its scripts', () => {
  const replay = readRecordedEvents(document);

  expect(() => replay.inContent()).not.toThrow();
});
