import { beforeEach, describe, expect, it } from 'vitest';
import { failed, loaded, openController, settle } from '../testing/open-controller.ts';
import { remoteEntry, textTool } from '../testing/remote-entry.ts';
import { releaseToast } from './release-toast.ts';

const EARLIER = 1_700_000_000;
const LATER = 1_700_086_400;

beforeEach(() => {
  document.body.replaceChildren();
});

describe('a tool that is switched off while it is open', () => {
  it('goes and says so at once, and that what was typed is kept', async () => {
    const { registry, controller, finish, card, slot } = openController();
    controller.mount();
    await finish(loaded());

    registry.entry = remoteEntry({ killed: true });
    controller.registryChanged();

    expect(slot.textContent).not.toContain('the tool');
    expect(card()?.textContent).toContain('Images is switched off for now');
    expect(card()?.textContent).toContain('your draft is kept');
    expect(document.activeElement?.textContent).toBe('Images is switched off for now');
  });

  it('does not come when its files arrive after that', async () => {
    const { registry, controller, finish, card, slot } = openController();
    controller.mount();

    registry.entry = remoteEntry({ killed: true });
    controller.registryChanged();
    await finish(loaded());

    expect(slot.textContent).not.toContain('the tool');
    expect(card()?.textContent).toContain('Images is switched off for now');
  });

  it('comes again by itself when it is switched on, and says nothing twice meanwhile', async () => {
    const { registry, controller, finish, card, slot, statuses } = openController();
    controller.mount();
    await finish(loaded());
    registry.entry = remoteEntry({ killed: true });
    controller.registryChanged();
    const shown = card();
    controller.registryChanged();
    expect(card()).toBe(shown);

    registry.entry = remoteEntry();
    controller.registryChanged();
    await finish(loaded(textTool('here again')));

    expect(slot.textContent).toBe('here again');
    expect(statuses.at(-1)).toBe('mounted');
  });

  it('is left alone where it is not on the page', () => {
    const { registry, controller, slot } = openController();

    registry.entry = remoteEntry({ killed: true });
    controller.registryChanged();

    expect(slot.childElementCount).toBe(0);
  });
});

describe('a card about a build', () => {
  it('goes by itself when another build is released in its place', async () => {
    const { registry, controller, finish, slot } = openController();
    controller.mount();
    await finish(failed('unreachable'));

    registry.entry = remoteEntry({ build: 'b1' });
    controller.registryChanged();
    await finish(loaded(textTool('the build before'), registry.entry));

    expect(slot.textContent).toBe('the build before');
  });

  it('stays when the news are about something else', async () => {
    const { controller, finish, card, loads } = openController();
    controller.mount();
    await finish(failed('unreachable'));

    controller.registryChanged();
    await settle();

    expect(card()).not.toBeNull();
    expect(loads).toHaveLength(1);
  });
});

describe('the offer of another build', () => {
  it('calls a build that was published later a new version', async () => {
    const { registry, controller, finish } = openController();
    controller.mount();
    await finish(loaded(undefined, remoteEntry({ publishedAt: EARLIER })));
    registry.entry = remoteEntry({ build: 'b3', publishedAt: LATER });

    const news = controller.otherBuild();

    expect(news).toEqual({ build: 'b3', isOlder: false });
    expect(releaseToast('Images', news?.isOlder ?? false, () => {}).title).toBe('Images has a new version');
  });

  it('calls one that was published earlier the version before: the newer one was rolled back', async () => {
    const { registry, controller, finish } = openController();
    controller.mount();
    await finish(loaded(undefined, remoteEntry({ publishedAt: LATER })));
    registry.entry = remoteEntry({ build: 'b1', publishedAt: EARLIER });

    const news = controller.otherBuild();

    expect(news).toEqual({ build: 'b1', isOlder: true });
    const { title, description } = releaseToast('Images', news?.isOlder ?? false, () => {});
    expect(title).toBe('Images is back at an earlier version');
    expect(`${title} ${description}`).not.toContain('new version');
  });
});
