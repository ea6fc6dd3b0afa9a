import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { mount } from '../../testing/mount.tsx';
import { settle } from '../../testing/settle.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import { Tooltip, TooltipProvider } from './tooltip.tsx';

function Page() {
  return (
    <TooltipProvider>
      <div style={{ display: 'flex', gap: 200, padding: 80 }}>
        {['Copy', 'Download'].map((label) => (
          <Tooltip key={label} content={`${label} hint`}>
            <IconButton label={label}>x</IconButton>
          </Tooltip>
        ))}
      </div>
    </TooltipProvider>
  );
}

describe('Tooltip', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    mount(<Page />);
  });

  afterEach(() => {
    vi.useRealTimers();
  });

  it('[9.tooltip] opens after 700 ms of hovering, not one millisecond earlier', async () => {
    await hover('Copy');

    vi.advanceTimersByTime(699);
    await settle();
    expect(stateOf('Copy')).toBe('closed');

    vi.advanceTimersByTime(1);
    await settle();
    expect(stateOf('Copy')).toBe('delayed-open');
  });

  it('[9.tooltip] opens at once when another was left less than 300 ms ago', async () => {
    await openThenLeave('Copy');

    vi.advanceTimersByTime(299);
    await hover('Download');

    expect(stateOf('Download')).toBe('instant-open');
  });

  it('[9.tooltip] waits again once 300 ms have passed since another was left', async () => {
    await openThenLeave('Copy');

    vi.advanceTimersByTime(300);
    await hover('Download');
    expect(stateOf('Download')).toBe('closed');

    vi.advanceTimersByTime(700);
    await settle();
    expect(stateOf('Download')).toBe('delayed-open');
  });

  it('silences the native hint of an IconButton, so that only one hint shows', () => {
    expect(button('Copy')?.getAttribute('title')).toBe('');
  });
});

const button = (name: string) => document.querySelector(`button[aria-label="${name}"]`);
const stateOf = (name: string) => button(name)?.getAttribute('data-state');

// The browser driver's own hover moves the fake clock while it waits, so the pointer is played by events.
const pointer = (type: string, place: Partial<PointerEventInit> = {}) =>
  new PointerEvent(type, { bubbles: true, pointerType: 'mouse', ...place });

async function hover(name: string): Promise<void> {
  button(name)?.dispatchEvent(pointer('pointermove'));
  await settle();
}

async function openThenLeave(name: string): Promise<void> {
  await hover(name);
  vi.advanceTimersByTime(700);
  await settle();
  expect(stateOf(name)).toBe('delayed-open');

  button(name)?.dispatchEvent(pointer('pointerleave', { clientX: 90, clientY: 110 }));
  await settle();
  // Far from the way to the tooltip, or it would stay open to be reached.
  document.body.dispatchEvent(pointer('pointermove', { clientX: 600, clientY: 600 }));
  await settle();
  expect(stateOf(name)).toBe('closed');
}
