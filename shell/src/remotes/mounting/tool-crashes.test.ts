import type { ToolContext } from '@aic/sdk';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { loaded, openController, settle } from '../../testing/open-controller.ts';
import { textTool } from '../../testing/remote-entry.ts';

beforeEach(() => {
  document.body.replaceChildren();
});

describe('a tool that breaks', () => {
  it('becomes a card, is taken down and is reported', async () => {
    const { controller, finish, shell, card } = openController();
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

    expect(card()?.textContent).toContain('Images stopped working');
    expect(unmount).toHaveBeenCalledOnce();
    expect(shell.calls.reports).toEqual([new Error('broken in render')]);
  });

  it('becomes a card when its mount throws', async () => {
    const { controller, finish, card } = openController();
    const mount = (): never => {
      throw new Error('broken in mount');
    };
    controller.mount();

    await finish(loaded(textTool('fragile', { mount })));

    expect(card()?.textContent).toContain('Images stopped working');
  });

  it('cannot reach single-spa: an unmount that throws is reported, and the slot is free', async () => {
    const { slot, controller, finish, shell } = openController();
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
    const { session, slot, controller, finish, shell } = openController();
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

  it('shows no error card for a crash that is reported after the user has moved on', async () => {
    const { slot, controller, finish, shell } = openController();
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
