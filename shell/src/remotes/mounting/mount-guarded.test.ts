import type { Tool, ToolContext } from '@aic/sdk';
import { createFakeApi, createFakeShell } from '@aic/sdk/testing';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { textTool } from '../../testing/remote-entry.ts';
import { mountGuarded } from './mount-guarded.ts';

const onBlank = vi.fn<() => void>();
const onContent = vi.fn<() => void>();
const onBusy = vi.fn<() => void>();
const onLeak = vi.fn<(error: unknown) => void>();

beforeEach(() => {
  for (const listener of [onBlank, onContent, onBusy, onLeak]) listener.mockReset();
});

function mount(tool: Tool) {
  const element = document.createElement('div');
  const shell = createFakeShell(createFakeApi({}).fetch);
  const context: ToolContext = { element, shell, onCrash: () => {} };
  return mountGuarded(tool, { context, onBlank, onContent, onBusy, onLeak });
}

/** What a build of another team may return at run time, whatever the types say. */
const returning = (value: unknown) => textTool('odd', { mount: () => value as ReturnType<Tool['mount']> });

describe('what mount returns', () => {
  it.each([
    [undefined, 'undefined'],
    [null, 'null'],
    [{}, '[object Object]'],
    [{ unmount: 1 }, '[object Object]'],
    [Promise.resolve({ unmount: () => {} }), 'a promise'],
    [new Promise(() => {}), 'a promise'],
  ])('is refused when it is %s', (value, words) => {
    expect(() => mount(returning(value))).toThrow(`mount() returned ${words}; it has to return { unmount }`);
  });
});

describe('content', () => {
  it('is reported when the tool renders', () => {
    mount(textTool('Images'))();

    expect(onContent).toHaveBeenCalledOnce();
  });

  it('is missed after 8 seconds, and no more once the tool is gone', () => {
    vi.useFakeTimers();
    const blank = returning({ unmount: () => {} });

    mount(blank)();
    const unmount = mount(blank);
    vi.advanceTimersByTime(8000);
    expect(onBlank).toHaveBeenCalledOnce();

    unmount();
    vi.advanceTimersByTime(8000);
    expect(onBlank).toHaveBeenCalledOnce();
  });
});

describe('unmounting', () => {
  it('survives a tool that throws, and reports it', () => {
    const broken = new Error('broken in unmount');
    const unmount = mount(
      returning({
        unmount: () => {
          throw broken;
        },
      }),
    );

    expect(unmount).not.toThrow();
    expect(onLeak.mock.calls).toEqual([[broken]]);
  });

  it('waits for no promise, and reports one that is rejected', async () => {
    mount(returning({ unmount: () => new Promise(() => {}) }))();
    mount(returning({ unmount: () => Promise.reject(new Error('later')) }))();

    await vi.waitFor(() => expect(onLeak.mock.calls).toEqual([[new Error('later')]]));
  });

  it('undoes what the tool left on the page and says what it was, also after a mount that failed', () => {
    const pollute = (): void => document.body.classList.add('modal-open');
    mount({
      ...textTool('odd'),
      mount: () => {
        pollute();
        return { unmount: () => {} };
      },
    })();
    expect(document.body.className).toBe('');
    expect(() =>
      mount({
        ...textTool('odd'),
        mount: () => {
          pollute();
          throw new Error('broken in mount');
        },
      }),
    ).toThrow('broken in mount');

    expect(document.body.className).toBe('');
    expect(onLeak.mock.calls).toEqual([
      [new Error('The tool left behind: class "modal-open" of <body>.')],
      [new Error('The tool left behind: class "modal-open" of <body>.')],
    ]);
  });
});
