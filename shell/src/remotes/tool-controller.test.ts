import type { RemoteEntry, ShellApi, ToolContext } from '@aic/sdk';
import { createFakeApi, createFakeShell } from '@aic/sdk/testing';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { RemoteStatus } from '../state/remotes-slice.ts';
import { remoteEntry, textTool } from '../testing/remote-entry.ts';
import type { LoadResult } from './load-with-fallback.ts';
import { createToolController } from './tool-controller.ts';

const loaded = (tool = textTool('the tool')): LoadResult => ({
  ok: true,
  tool,
  build: 'b2',
  isFallback: false,
});
const failed = (failure: 'unreachable' | 'incompatible' | 'switched-off'): LoadResult => ({
  ok: false,
  failure,
  error: new Error(failure),
});

beforeEach(() => {
  document.body.replaceChildren();
});

/** A slot, and loads that end when the test says so. */
function setUp() {
  const slot = document.createElement('div');
  document.body.append(slot);
  const registry: { entry: RemoteEntry | undefined } = { entry: remoteEntry() };
  const loads: Array<{ reset: boolean; finish(result: LoadResult): void }> = [];
  const statuses: RemoteStatus[] = [];
  const shell = createFakeShell(createFakeApi({}).fetch);
  const session = { isSignedIn: true };
  const reloadPage = vi.fn<() => void>();
  const controller = createToolController({
    name: 'image',
    label: 'Images',
    slot: () => slot,
    entry: () => registry.entry,
    load: (_entry, { reset }) => new Promise((resolve) => loads.push({ reset, finish: resolve })),
    shell: (): ShellApi => {
      if (!session.isSignedIn) {
        throw new Error('no user is signed in');
      }
      return shell;
    },
    report: shell.telemetry.report,
    onStatus: (status) => statuses.push(status),
    reloadPage,
  });
  const finish = async (result: LoadResult, index = loads.length - 1): Promise<void> => {
    loads[index]?.finish(result);
    await settle();
  };
  return { session, slot, registry, loads, statuses, shell, reloadPage, controller, finish };
}

const settle = () => new Promise<void>((resolve) => setTimeout(resolve, 0));
const card = (slot: HTMLElement) => slot.querySelector('[role="alert"]');
const press = (slot: HTMLElement, name: string) =>
  [...slot.querySelectorAll('button')].find((button) => button.textContent === name)?.click();

describe('mounting', () => {
  it('shows the skeleton at once and the tool when it is there', async () => {
    const { slot, controller, finish, statuses } = setUp();

    controller.mount();
    expect(slot.querySelector('[role="status"]')?.getAttribute('aria-label')).toBe('Loading the tool');

    await finish(loaded());
    expect(slot.textContent).toBe('the tool');
    expect(slot.querySelector('[role="status"]')).toBeNull();
    expect(statuses).toEqual(['loading', 'mounted']);
  });

  it('drops a load that ends after the user has moved on', async () => {
    const { slot, controller, finish, statuses } = setUp();
    const mount = vi.fn<(context: ToolContext) => { unmount(): void }>();
    controller.mount();

    controller.unmount();
    await finish(loaded(textTool('late', { mount })));

    expect(mount).not.toHaveBeenCalled();
    expect(slot.childElementCount).toBe(0);
    expect(statuses).toEqual(['loading']);
  });

  it('drops an older load that ends after a newer one', async () => {
    const { slot, controller, finish } = setUp();
    controller.mount();
    controller.unmount();
    controller.mount();

    await finish(loaded(textTool('newer')), 1);
    await finish(loaded(textTool('older')), 0);

    expect(slot.textContent).toBe('newer');
  });

  it('leaves nothing in the slot after 100 cycles', async () => {
    const { slot, controller, finish } = setUp();
    const unmount = vi.fn<() => void>();
    for (let cycle = 0; cycle < 100; cycle += 1) {
      controller.mount();
      await finish(loaded(textTool('tool', { mount: () => ({ unmount }) })));
      controller.unmount();
    }

    expect(slot.childNodes).toHaveLength(0);
    expect(unmount).toHaveBeenCalledTimes(100);
  });
});

describe('the card', () => {
  it.each([
    ['unreachable', 'Images could not be loaded', 'Retry'],
    ['incompatible', 'Images needs a newer page', 'Reload the page'],
    ['switched-off', 'Images is switched off for now', 'Retry'],
  ] as const)('says %s in words, moves focus to them, and offers %s', async (failure, title, action) => {
    const { slot, controller, finish, statuses } = setUp();
    controller.mount();

    await finish(failed(failure));

    expect(document.activeElement?.textContent).toBe(title);
    expect([...slot.querySelectorAll('button')].map((button) => button.textContent)).toEqual([
      action,
      'Go to home',
    ]);
    expect(slot.textContent).toContain('Reference: image 2.0.0 (b2)');
    expect(statuses.at(-1)).toBe('failed');
  });

  it('loads afresh on Retry, with the skeleton in its place, and shows the tool when it arrives', async () => {
    const { slot, controller, finish, loads } = setUp();
    controller.mount();
    await finish(failed('unreachable'));

    press(slot, 'Retry');
    expect(card(slot)).toBeNull();
    expect(loads.map(({ reset }) => reset)).toEqual([false, true]);

    await finish(loaded());
    expect(slot.textContent).toBe('the tool');
  });

  it('reads the registry again on Retry: a tool that was missing may be released by now', async () => {
    const { slot, registry, controller, finish } = setUp();
    registry.entry = undefined;
    controller.mount();
    expect(slot.textContent).toContain('image is not in the registry');

    registry.entry = remoteEntry();
    press(slot, 'Retry');
    await finish(loaded());

    expect(slot.textContent).toBe('the tool');
  });

  it('reloads the page when the tool needs a newer one, and goes home through the router', async () => {
    const { slot, controller, finish, reloadPage, shell, loads } = setUp();
    controller.mount();
    await finish(failed('incompatible'));

    press(slot, 'Reload the page');
    press(slot, 'Go to home');

    expect(reloadPage).toHaveBeenCalledOnce();
    expect(loads).toHaveLength(1);
    expect(shell.calls.navigations).toEqual(['/']);
  });
});

describe('a tool that breaks', () => {
  it('becomes a card, is taken down and is reported', async () => {
    const { slot, controller, finish, shell } = setUp();
    const unmount = vi.fn<() => void>();
    let crash = (_error: unknown): void => {};
    controller.mount();
    await finish(
      loaded(
        textTool('fragile', {
          mount: ({ onCrash }) => {
            crash = onCrash;
            return { unmount };
          },
        }),
      ),
    );

    crash(new Error('broken in render'));
    await settle();

    expect(card(slot)?.textContent).toContain('Images stopped working');
    expect(unmount).toHaveBeenCalledOnce();
    expect(shell.calls.reports).toEqual([new Error('broken in render')]);
  });

  it('becomes a card when its mount throws', async () => {
    const { slot, controller, finish } = setUp();
    const mount = (): never => {
      throw new Error('broken in mount');
    };
    controller.mount();

    await finish(loaded(textTool('fragile', { mount })));

    expect(card(slot)?.textContent).toContain('Images stopped working');
  });

  it('cannot reach single-spa: an unmount that throws is reported, and the slot is free', async () => {
    const { slot, controller, finish, shell } = setUp();
    const unmount = (): never => {
      throw new Error('broken in unmount');
    };
    controller.mount();
    await finish(loaded(textTool('fragile', { mount: () => ({ unmount }) })));

    controller.unmount();

    expect(slot.childElementCount).toBe(0);
    expect(shell.calls.reports).toEqual([new Error('broken in unmount')]);
  });

  it('cannot reach single-spa after logout either, when there is no shell to report to', async () => {
    const { session, slot, controller, finish, shell } = setUp();
    const unmount = (): never => {
      throw new Error('broken in unmount');
    };
    controller.mount();
    await finish(loaded(textTool('fragile', { mount: () => ({ unmount }) })));

    session.isSignedIn = false;
    controller.unmount();

    expect(slot.childElementCount).toBe(0);
    expect(shell.calls.reports).toEqual([new Error('broken in unmount')]);
  });

  it('shows no error card for a crash that is told after the user has moved on', async () => {
    const { slot, controller, finish, shell } = setUp();
    let crash = (_error: unknown): void => {};
    const mount = ({ onCrash }: ToolContext) => {
      crash = onCrash;
      return { unmount: () => {} };
    };
    controller.mount();
    await finish(loaded(textTool('fragile', { mount })));

    controller.unmount();
    crash(new Error('too late'));
    await settle();

    expect(slot.childElementCount).toBe(0);
    expect(shell.calls.reports).toEqual([]);
  });
});

describe('a release while the tool is open', () => {
  it('makes it outdated, and restart swaps to the new build in place', async () => {
    const { slot, registry, controller, finish } = setUp();
    controller.mount();
    await finish(loaded());
    expect(controller.isOutdated()).toBe(false);

    registry.entry = remoteEntry({ build: 'b3' });
    expect(controller.isOutdated()).toBe(true);

    controller.restart();
    await finish({ ok: true, tool: textTool('newer tool'), build: 'b3', isFallback: false });
    expect(slot.textContent).toBe('newer tool');
    expect(controller.isOutdated()).toBe(false);
  });

  it('leaves a tool that is not on the page alone', () => {
    const { controller } = setUp();

    expect(controller.isOutdated()).toBe(false);
  });
});

it('starts a tool that could not be reached again when the network is back, and leaves others alone', async () => {
  const { slot, loads, controller, finish } = setUp();
  controller.mount();
  await finish(failed('unreachable'));
  expect(card(slot)).not.toBeNull();

  controller.reconnect();
  expect(loads.at(-1)?.reset).toBe(true);
  await finish(loaded());
  expect(slot.textContent).toBe('the tool');

  controller.reconnect();
  expect(loads).toHaveLength(2);
});
