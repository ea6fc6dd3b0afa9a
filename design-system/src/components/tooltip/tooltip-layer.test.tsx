import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { mount } from '../../testing/mount.tsx';
import { settle } from '../../testing/settle.ts';
import { Button } from '../button/button.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { TooltipLayer } from './tooltip-layer.tsx';

function Page() {
  return (
    <div style={{ display: 'flex', gap: 200, padding: 80 }}>
      <IconButton label="Copy">x</IconButton>
      <IconButton label="Download">x</IconButton>
      <Button disabledReason="Nothing to save">Save</Button>
      <TooltipLayer />
    </div>
  );
}

describe('TooltipLayer', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    ignoreRealPointer();
    mount(<Page />);
  });

  afterEach(() => {
    vi.useRealTimers();
  });

  it('[9.tooltip] opens after 700 ms of hovering, not one millisecond earlier', async () => {
    await hover('Copy');

    await wait(699);
    expect(shown()).toBeUndefined();

    await wait(1);
    expect(shown()).toBe('Copy');
  });

  it('[9.tooltip] opens at once when another was left less than 300 ms ago', async () => {
    await openThenLeave('Copy');

    await wait(299);
    await hover('Download');

    expect(shown()).toBe('Download');
  });

  it('[9.tooltip] waits again once 300 ms have passed since another was left', async () => {
    await openThenLeave('Copy');

    await wait(300);
    await hover('Download');
    expect(shown()).toBeUndefined();

    await wait(700);
    expect(shown()).toBe('Download');
  });

  it('[9.tooltip] goes straight from one to the next', async () => {
    await hover('Copy');
    await wait(700);

    await hover('Download');

    expect(shown()).toBe('Download');
  });

  it('shows at once where Tab has moved the focus, and goes with Escape', async () => {
    vi.useRealTimers();
    button('Copy').focus();

    await userEvent.keyboard('{Tab}');
    await expect.poll(shown).toBe('Download');

    await userEvent.keyboard('{Escape}');
    await expect.poll(shown).toBeUndefined();
  });

  it('does not open where a key has opened something that sets the focus', async () => {
    vi.useRealTimers();
    const stop = new AbortController();
    addEventListener('keydown', () => button('Copy').focus(), { signal: stop.signal });
    onTestFinished(() => stop.abort());

    await userEvent.keyboard('{Enter}');
    await settle();

    expect(button('Copy').matches(':focus-visible')).toBe(true);
    expect(shown()).toBeUndefined();
  });

  it('goes when its button is pressed without a pointer', async () => {
    await hover('Copy');
    await wait(700);
    expect(shown()).toBe('Copy');

    button('Copy').click();
    await settle();

    expect(shown()).toBeUndefined();
  });

  it('does not open over what its button has opened', async () => {
    button('Copy').setAttribute('aria-expanded', 'true');

    await hover('Copy');
    await wait(700);

    expect(shown()).toBeUndefined();
  });

  it('takes the title while it shows it, so that only one hint shows, and gives it back', async () => {
    await hover('Copy');
    expect(button('Copy').hasAttribute('title')).toBe(false);

    await leave('Copy');

    expect(button('Copy').title).toBe('Copy');
  });

  it('leaves the reason of a button its description', async () => {
    const save = document.querySelector('button[aria-disabled]');
    save?.dispatchEvent(pointer('pointerover'));
    expect(save?.getAttribute('aria-description')).toBe('Nothing to save');

    save?.dispatchEvent(pointer('pointerout'));
    expect([save?.getAttribute('aria-description'), save?.getAttribute('title')]).toEqual([
      null,
      'Nothing to save',
    ]);
  });

  it('does not open for a finger', async () => {
    button('Copy').dispatchEvent(pointer('pointerover', { pointerType: 'touch' }));
    await wait(700);
    expect(shown()).toBeUndefined();
  });
});

/** It stands where the test before has left it, and the browser tells what comes to lie under it. */
function ignoreRealPointer(): void {
  const stop = new AbortController();
  const ignore = (event: Event): void => {
    if (event.isTrusted) event.stopImmediatePropagation();
  };
  for (const type of ['pointerover', 'pointerout', 'scroll']) {
    addEventListener(type, ignore, { capture: true, signal: stop.signal });
  }
  onTestFinished(() => stop.abort());
}

function button(name: string): HTMLButtonElement {
  const found = document.querySelector<HTMLButtonElement>(`button[aria-label="${name}"]`);
  if (found === null) throw new Error(`There is no button ${name}`);
  return found;
}

/** Radix writes the text twice: on the screen, and for assistive technology. */
const shown = () => document.querySelector('[role=tooltip]')?.textContent;

// The browser driver's own hover moves the fake clock while it waits, so the pointer is played by events.
const pointer = (type: string, init: PointerEventInit = {}) =>
  new PointerEvent(type, { bubbles: true, pointerType: 'mouse', ...init });

async function hover(name: string): Promise<void> {
  button(name).dispatchEvent(pointer('pointerover'));
  await settle();
}

async function leave(name: string): Promise<void> {
  button(name).dispatchEvent(pointer('pointerout'));
  await settle();
}

async function wait(ms: number): Promise<void> {
  vi.advanceTimersByTime(ms);
  await settle();
}

async function openThenLeave(name: string): Promise<void> {
  await hover(name);
  await wait(700);
  expect(shown()).toBe(name);
  await leave(name);
  expect(shown()).toBeUndefined();
}
