import type { ToolContext } from '@aic/sdk';
import { beforeEach, expect, it, vi } from 'vitest';
import { readFirstScreen } from '../../hydration/first-screen.ts';
import { fallenBack, loaded, openController, settle } from '../../testing/open-controller.ts';
import { remoteEntry, textTool } from '../../testing/remote-entry.ts';

beforeEach(() => {
  document.body.replaceChildren();
  document.querySelector('[data-first-screen-styles]')?.remove();
  document.head.insertAdjacentHTML('beforeend', '<style data-first-screen-styles></style>');
});

/** As the gateway sends it. @param build that can take it over; null: it is only looked at */
function firstScreen(build: string | null = remoteEntry().build) {
  const mark = build === null ? '' : `data-build="${build}"`;
  document.body.innerHTML = `<div data-first-screen="image" ${mark} inert><img alt="">prerendered</div>`;
  const part = readFirstScreen(document).take('image');
  if (part === null) throw new Error('There is one.');
  return part;
}

it('keeps what the HTML has shown until the tool renders, so that nothing is blank in between', async () => {
  const { slot, controller, finish } = openController({ firstScreen: firstScreen(null) });
  let render = (): void => {};
  const mount = ({ element }: ToolContext) => {
    render = () => element.append('the tool');
    return { unmount: () => {} };
  };

  controller.mount();
  expect(slot.textContent).toBe('prerendered');

  await finish(loaded(textTool('tool', { mount })));
  expect(slot.textContent).toBe('prerendered');

  render();
  await settle();
  expect(slot.textContent).toBe('the tool');
  expect(slot.childElementCount).toBe(1);
});

it('takes what the HTML has shown away with a tool that breaks before it has rendered', async () => {
  const { slot, controller, finish, card } = openController({ firstScreen: firstScreen() });
  const mount = () => {
    throw new Error('broken');
  };
  controller.mount();

  await finish(loaded(textTool('tool', { mount })));

  expect(card()).not.toBeNull();
  expect(slot.textContent).not.toContain('prerendered');
});

it('lets the build that has rendered what the HTML shows take it over, in its place', async () => {
  const { slot, controller, finish, reports } = openController({ firstScreen: firstScreen() });
  const [picture] = document.getElementsByTagName('img');
  const contexts: ToolContext[] = [];
  const mount = (context: ToolContext) => {
    contexts.push(context);
    return { unmount: () => {} };
  };
  controller.mount();

  await finish(loaded(textTool('tool', { mount })));
  expect(contexts[0]?.element.contains(picture ?? null)).toBe(true);
  expect(slot.querySelector('[inert]')).not.toBeNull();
  expect(reports).toEqual([]);

  contexts[0]?.onTakenOver?.();
  expect(slot.querySelector('[inert], [data-first-screen]')).toBeNull();
  expect(slot.querySelector('img')).toBe(picture);
  expect(document.head.querySelector('[data-first-screen-styles]')).toBeNull();
  expect(reports.map(({ outcome }) => outcome)).toEqual(['ok']);
});

it('lets no other build take over what the HTML shows', async () => {
  const { slot, controller, finish } = openController({ firstScreen: firstScreen() });
  controller.mount();

  await finish(fallenBack());

  expect(slot.textContent).toBe('the old tool');
  expect(slot.querySelector('[data-first-screen]')).toBeNull();
});

it('shows a card where a tool breaks while it takes over what the HTML shows', async () => {
  const { slot, controller, finish, card } = openController({ firstScreen: firstScreen() });
  const mount = ({ onCrash }: ToolContext) => {
    onCrash(new Error('broken'));
    return { unmount: () => {} };
  };
  controller.mount();

  await finish(loaded(textTool('tool', { mount })));

  expect(card()).not.toBeNull();
  expect(slot.textContent).not.toContain('prerendered');
  expect(document.head.querySelector('[data-first-screen-styles]')).toBeNull();
});

it('goes at once when its tool is switched off while the files are on their way', async () => {
  const { slot, registry, controller, finish, card } = openController({ firstScreen: firstScreen() });
  controller.mount();

  registry.entry = remoteEntry({ killed: true });
  controller.registryChanged();
  await finish(loaded());

  expect(card()?.textContent).toContain('Images is switched off for now');
  expect(slot.textContent).not.toContain('prerendered');
});

it('returns with a tool that takes it over late, from behind the card', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const { slot, controller, finish, card } = openController({ firstScreen: firstScreen() });
  let takeOver: ToolContext['onTakenOver'];
  const mount = ({ onTakenOver }: ToolContext) => {
    takeOver = onTakenOver;
    return { unmount: () => {} };
  };
  controller.mount();
  await finish(loaded(textTool('tool', { mount })));
  vi.advanceTimersByTime(8000);
  vi.useRealTimers();
  expect(card()?.textContent).toContain('Images shows nothing so far');

  takeOver?.();

  expect(card()).toBeNull();
  expect(slot.textContent).toBe('prerendered');
  expect(slot.querySelector('[inert], [hidden]')).toBeNull();
});
