import type { Tool, ToolContext } from '@aic/sdk';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { loaded, openController, settle } from '../../testing/open-controller.ts';
import { textTool } from '../../testing/remote-entry.ts';

const BLANK = 'Images shows nothing so far';

beforeEach(() => {
  vi.useFakeTimers();
});

/** Waits for observers, too. */
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

/** A tool that renders when the test says so. */
async function openBlankTool() {
  const page = openController();
  let element: HTMLElement | null = null;
  const unmount = vi.fn<() => void>();
  const mount: Tool['mount'] = (context) => {
    element = context.element;
    return { unmount };
  };
  page.controller.mount();
  await page.finish(loaded(textTool('blank', { mount })));
  return {
    ...page,
    unmount,
    render: async (markup: string): Promise<void> => {
      element?.insertAdjacentHTML('beforeend', markup);
      await pass(0);
    },
    tool: () => element,
  };
}

describe('a tool that renders nothing', () => {
  it('gets a card after 8 seconds, with the focus on it, and is reported', async () => {
    const { card, statuses, shell, reports } = await openBlankTool();
    await pass(7999);
    expect(card()).toBeNull();

    await pass(1);

    expect(card()?.textContent).toContain(BLANK);
    expect(document.activeElement?.textContent).toBe(BLANK);
    expect(statuses.at(-1)).toBe('failed');
    expect(shell.calls.reports).toEqual([new Error('image has rendered nothing so far.')]);
    expect(reports).toMatchObject([{ phase: 'render', outcome: 'failed', build: 'b2' }]);
  });

  it('does not wait for its files: they have time limits of their own', async () => {
    const { controller, card } = openController();
    controller.mount();

    await pass(60_000);

    expect(card()).toBeNull();
  });

  it('returns to its place, with the focus, when it renders in the end', async () => {
    const { slot, card, render, statuses, unmount, tool } = await openBlankTool();
    await pass(8000);
    expect(tool()?.hidden).toBe(true);

    await render('<h1 tabindex="-1">Images</h1>');

    expect(card()).toBeNull();
    expect(slot.textContent).toBe('Images');
    expect(tool()?.hidden).toBe(false);
    expect(document.activeElement?.textContent).toBe('Images');
    expect(statuses.at(-1)).toBe('mounted');
    expect(unmount).not.toHaveBeenCalled();
  });

  it('starts again on Retry, without what is left of it', async () => {
    const { slot, card, press, finish, unmount } = await openBlankTool();
    await pass(8000);

    await press('Retry');
    expect(unmount).toHaveBeenCalledOnce();
    expect(card()).toBeNull();
    await finish(loaded());

    expect(slot.textContent).toBe('the tool');
    expect(slot.childElementCount).toBe(1);
  });

  it('leaves no card behind when the user moves on', async () => {
    const { slot, controller } = await openBlankTool();
    await pass(8000);

    controller.unmount();
    await pass(8000);

    expect(slot.childElementCount).toBe(0);
  });
});

it.each([
  ['nothing', undefined],
  ['a promise that never resolves', new Promise(() => {})],
])('becomes a card at once when its mount returns %s', async (_name, returned) => {
  const { controller, finish, card, shell } = openController();
  // Safe because this is what a build of another team may return at run time.
  const mount = () => returned as unknown as ReturnType<Tool['mount']>;
  controller.mount();

  await finish(loaded(textTool('odd', { mount })));

  expect(card()?.textContent).toContain('Images stopped working');
  expect(shell.calls.reports).toEqual([expect.objectContaining({ name: 'TypeError' })]);
});

describe('what a tool reports', () => {
  it('says which build it came from; a missing part counts as a failure of the build', async () => {
    const { controller, finish, reports, shell } = openController();
    const report = vi.spyOn(shell.telemetry, 'report');
    const mount = ({ element, shell: given }: ToolContext) => {
      element.textContent = 'Images';
      given.telemetry.report(new Error('odd'), { phase: 'copy' });
      given.telemetry.report(new Error('gone'), { phase: 'lazy', part: 'The chart' });
      return { unmount: () => {} };
    };
    controller.mount();
    await finish(loaded(textTool('image', { mount })));
    await settle();

    expect(report.mock.calls.map(([, details]) => details)).toEqual([
      { remote: 'image', build: 'b2', phase: 'copy' },
      { remote: 'image', build: 'b2', phase: 'lazy', part: 'The chart' },
    ]);
    expect(reports.map(({ phase, outcome }) => [phase, outcome])).toEqual([
      ['lazy', 'failed'],
      ['render', 'ok'],
    ]);
  });
});

it.each([
  ['is counted against its tool', false, 1],
  ['is counted against none where others stand in the page, too', true, 0],
])('a page that is never idle %s', async (_what, hasFill, counted) => {
  let ask = (_deadline: IdleDeadline): void => {};
  vi.stubGlobal('requestIdleCallback', (callback: typeof ask) => {
    ask = callback;
    return 1;
  });
  vi.stubGlobal('cancelIdleCallback', () => {});
  const { render, shell, reports } = await openBlankTool();
  await render(`Words${hasFill ? '<div data-fill="poster"></div>' : ''}`);

  ask({ didTimeout: true, timeRemaining: () => 0 });

  expect(shell.calls.reports).toHaveLength(1);
  expect(reports.filter(({ outcome }) => outcome === 'failed')).toHaveLength(counted);
  vi.unstubAllGlobals();
});
