import type { ToolContext } from '@aic/sdk';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { failed, fallenBack, loaded, openController, settle } from '../../testing/open-controller.ts';
import { remoteEntry, textTool } from '../../testing/remote-entry.ts';
import { policyRefusal } from '../loading/policy-refusals.ts';

beforeEach(() => {
  document.body.replaceChildren();
});

describe('mounting', () => {
  it('shows the skeleton at once and the tool when it is there', async () => {
    const { slot, controller, finish, statuses } = openController();

    controller.mount();
    expect(slot.querySelector('[role="status"]')?.getAttribute('aria-label')).toBe('Loading the tool');

    await finish(loaded());
    expect(slot.textContent).toBe('the tool');
    expect(slot.querySelector('[role="status"]')).toBeNull();
    expect(statuses).toEqual(['loading', 'mounted']);
  });

  it('drops a load that ends after the user has moved on', async () => {
    const { slot, controller, finish, statuses } = openController();
    const mount = vi.fn<(context: ToolContext) => { unmount(): void }>();
    controller.mount();

    controller.unmount();
    await finish(loaded(textTool('late', { mount })));

    expect(mount).not.toHaveBeenCalled();
    expect(slot.childElementCount).toBe(0);
    expect(statuses).toEqual(['loading']);
  });

  it('drops an older load that ends after a newer one', async () => {
    const { slot, controller, finish } = openController();
    controller.mount();
    controller.unmount();
    controller.mount();

    await finish(loaded(textTool('newer')), 1);
    await finish(loaded(textTool('older')), 0);

    expect(slot.textContent).toBe('newer');
  });

  it('lets the tool lead the user elsewhere only while it is on the page', async () => {
    const { controller, finish, shell } = openController();
    const navigate = vi.spyOn(shell, 'navigate').mockImplementation(() => undefined);
    const contexts: ToolContext[] = [];
    const mount = (context: ToolContext) => {
      contexts.push(context);
      return { unmount: () => context.shell.navigate('/while-it-goes') };
    };
    controller.mount();
    await finish(loaded(textTool('leads', { mount })));

    contexts[0]?.shell.navigate('/there');
    controller.unmount();
    contexts[0]?.shell.navigate('/after-it');

    expect(navigate.mock.calls).toEqual([['/there']]);
  });

  it('leaves nothing in the slot after 100 cycles', async () => {
    const { slot, controller, finish } = openController();
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
    const { slot, controller, finish, statuses } = openController();
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

  it("says what the page's policy has refused, and blames no lost files for it", async () => {
    const { controller, finish, card } = openController();
    controller.mount();
    const result = failed('broken');
    if (result.ok) throw new Error('It has to fail.');

    await finish({ ...result, error: policyRefusal('trusted-types svelte-trusted-html', null) });

    expect(card()?.textContent).toContain('policy refused trusted-types svelte-trusted-html');
    expect(card()?.textContent).not.toContain('did not arrive');
  });

  it('comes also when loading breaks in an unforeseen way', async () => {
    const { controller, loads, card, slot } = openController();
    controller.mount();

    loads[0]?.fail(new TypeError('undefined has no contract'));
    await settle();

    expect(card()?.textContent).toContain('Images could not be loaded');
    expect(slot.querySelector('[role="status"]')).toBeNull();
  });

  it('loads afresh on Retry, with the skeleton in its place, and shows the tool when it arrives', async () => {
    const { slot, controller, finish, loads, card, press } = openController();
    controller.mount();
    await finish(failed('unreachable'));

    await press('Retry');
    expect(card()).toBeNull();
    expect(loads.map(({ reset }) => reset)).toEqual([false, true]);

    await finish(loaded());
    expect(slot.textContent).toBe('the tool');
  });

  it('asks the gateway again on Retry, before anything is loaded', async () => {
    const { slot, registry, gateway, controller, finish, loads, press } = openController();
    controller.mount();
    await finish(failed('unreachable'));
    expect(gateway.ask).not.toHaveBeenCalled();
    gateway.ask.mockImplementation(async () => {
      registry.entry = remoteEntry({ build: 'b3' });
    });

    await press('Retry');
    expect(loads.at(-1)).toMatchObject({ build: 'b3', reset: true });

    await finish(loaded());
    expect(slot.textContent).toBe('the tool');
  });

  it('asks the gateway for a tool that the page knows nothing of, with the skeleton in its place', async () => {
    const { slot, registry, gateway, controller, finish, press } = openController();
    registry.entry = undefined;
    controller.mount();
    expect(slot.querySelector('[role="status"]')).not.toBeNull();
    await settle();
    expect(slot.textContent).toContain('image is not in the registry');

    gateway.ask.mockImplementation(async () => {
      registry.entry = remoteEntry();
    });
    await press('Retry');
    await finish(loaded());

    expect(slot.textContent).toBe('the tool');
  });

  it('drops the response of a gateway that comes after the user has moved on', async () => {
    const { slot, registry, gateway, controller, loads } = openController();
    registry.entry = undefined;
    gateway.ask.mockImplementation(async () => {
      registry.entry = remoteEntry();
    });
    controller.mount();

    controller.unmount();
    await settle();

    expect(loads).toEqual([]);
    expect(slot.childElementCount).toBe(0);
  });

  it('reloads the page when the tool needs a newer one, and goes home through the router', async () => {
    const { controller, finish, reloadPage, shell, loads, press } = openController();
    controller.mount();
    await finish(failed('incompatible'));

    await press('Reload the page');
    await press('Go to home');

    expect(reloadPage).toHaveBeenCalledOnce();
    expect(loads).toHaveLength(1);
    expect(shell.calls.navigations).toEqual(['/']);
  });
});

describe('a release while the tool is open', () => {
  it('makes it outdated, and restart swaps to the new build in place', async () => {
    const { slot, registry, controller, finish } = openController();
    controller.mount();
    await finish(loaded());
    expect(controller.otherBuild()).toBeNull();

    registry.entry = remoteEntry({ build: 'b3' });
    expect(controller.otherBuild()?.build).toBe('b3');

    controller.restart();
    await finish(loaded(textTool('newer tool'), remoteEntry({ build: 'b3' })));
    expect(slot.textContent).toBe('newer tool');
    expect(controller.otherBuild()).toBeNull();
  });

  it('is not offered when it is the one whose fallback is on the page', async () => {
    const { registry, controller, finish } = openController();
    controller.mount();
    await finish(fallenBack());
    expect(controller.otherBuild()).toBeNull();

    registry.entry = remoteEntry({ build: 'b3' });
    expect(controller.otherBuild()?.build).toBe('b3');
  });

  it('leaves a tool that is not on the page alone', () => {
    const { controller } = openController();

    expect(controller.otherBuild()).toBeNull();
  });
});

it('starts a tool that could not be reached again when the network is back, and leaves others alone', async () => {
  const { slot, gateway, loads, controller, finish, card } = openController();
  controller.mount();
  await finish(failed('unreachable'));
  expect(card()).not.toBeNull();

  controller.reconnect();
  await settle();
  expect(gateway.ask).toHaveBeenCalledOnce();
  expect(loads.at(-1)?.reset).toBe(true);
  await finish(loaded());
  expect(slot.textContent).toBe('the tool');

  controller.reconnect();
  await settle();
  expect(loads).toHaveLength(2);
});

describe('a document that may be too old', () => {
  it.each([
    ['the tool needs a newer shell', failed('incompatible')],
    ['a build that was released since does not load', failed('unreachable', remoteEntry({ build: 'b3' }))],
  ])('is loaded again when %s, and shows no card meanwhile', async (_name, result) => {
    const { controller, finish, card, reloadOnce } = openController();
    reloadOnce.mockReturnValue(true);
    controller.mount();

    await finish(result);

    expect(reloadOnce).toHaveBeenCalledExactlyOnceWith(result.ok ? '' : result.entry.build);
    expect(card()).toBeNull();
  });

  it('stays, with the card, when it was loaded again for this build already', async () => {
    const { controller, finish, card } = openController();
    controller.mount();

    await finish(failed('incompatible'));

    expect(card()?.textContent).toContain('Images needs a newer page');
  });

  it('is not loaded again for the build it came with, nor for a tool that is switched off', async () => {
    const { controller, finish, reloadOnce } = openController();
    for (const failure of ['unreachable', 'switched-off'] as const) {
      controller.mount();
      await finish(failed(failure));
    }

    expect(reloadOnce).not.toHaveBeenCalled();
  });
});
