import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount } from '../../testing/mount.tsx';
import { settle } from '../../testing/settle.ts';
import { Dialog } from '../dialog/dialog.tsx';
import { Select } from './select.tsx';

const colors = ['Blue', 'Red', 'Brown'].map((label) => ({ value: label.toLowerCase(), label }));

/** Keys go to the focused, closed select, which chooses while the user types. */
function mountFocused(): ReturnType<typeof vi.fn<(value: string) => void>> {
  const handleChange = vi.fn<(value: string) => void>();
  mount(<Select label="Colour" options={colors} value={undefined} onValueChange={handleChange} />);
  document.querySelector<HTMLElement>('[role="combobox"]')?.focus();
  return handleChange;
}

describe('Select', () => {
  beforeEach(async () => {
    await page.viewport(800, 600);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  });

  afterEach(() => {
    vi.useRealTimers();
  });

  it('[9.select] joins keys typed within 1000 ms into one word', async () => {
    const handleChange = mountFocused();

    await userEvent.keyboard('b');
    vi.advanceTimersByTime(999);
    await userEvent.keyboard('r');

    expect(handleChange.mock.calls).toEqual([['blue'], ['brown']]);
  });

  it('[9.select] starts a new word 1000 ms after the last key', async () => {
    const handleChange = mountFocused();

    await userEvent.keyboard('b');
    vi.advanceTimersByTime(1000);
    await userEvent.keyboard('r');

    expect(handleChange.mock.calls).toEqual([['blue'], ['red']]);
  });

  it('[9.select] keeps a long list 10 px from the edge of the window', async () => {
    vi.useRealTimers();
    const years = Array.from({ length: 60 }, (_, index) => ({
      value: String(index),
      label: String(1970 + index),
    }));
    mount(<Select label="Year" options={years} value="0" onValueChange={() => undefined} />);

    await userEvent.click(page.getByRole('combobox'));

    const list = page.getByRole('listbox');
    await expect
      .poll(() => window.innerHeight - list.element().getBoundingClientRect().bottom)
      .toBeCloseTo(10, 0);
  });

  it('hides the page behind an open list from focus as well as from screen readers', async () => {
    vi.useRealTimers();
    mount(
      <div data-testid="behind">
        <Select label="Colour" options={colors} value="red" onValueChange={() => undefined} />
      </div>,
    );
    const host = page.getByTestId('behind').element().parentElement;

    await userEvent.click(page.getByRole('combobox'));
    await expect.poll(() => host?.inert).toBe(true);

    await userEvent.keyboard('{Escape}');
    await expect.poll(() => host?.inert).toBe(false);
  });

  it('leaves the page behind a dialog as it is while its list is closed', async () => {
    vi.useRealTimers();
    mount(
      <Dialog title="Item" isOpen onOpenChange={() => undefined}>
        <Select label="Colour" options={colors} value="red" onValueChange={() => undefined} />
      </Dialog>,
    );
    await expect.poll(() => document.querySelector('[data-aria-hidden]')).not.toBeNull();
    await settle();

    expect(document.querySelector('[inert]')).toBeNull();
  });

  it('changes nothing that the page behind would inherit, which would style all of it before the list is seen', async () => {
    vi.useRealTimers();
    mount(
      <div data-testid="behind">
        <Select label="Colour" options={colors} value="red" onValueChange={() => undefined} />
      </div>,
    );
    const behind = getComputedStyle(page.getByTestId('behind').element());

    await userEvent.click(page.getByRole('combobox'));
    await expect.element(page.getByRole('listbox')).toBeInTheDocument();

    expect(document.body.style.pointerEvents).toBe('none');
    expect(behind.pointerEvents).toBe('auto');
    expect(behind.getPropertyValue('--removed-body-scroll-bar-size')).toBe('');
  });

  it('is out of reach of the press that opened it, as soon as it is open', async () => {
    vi.useRealTimers();
    mount(<Select label="Colour" options={colors} value="red" onValueChange={() => undefined} />);
    const trigger = page.getByRole('combobox').element();
    const { left, top } = trigger.getBoundingClientRect();

    trigger.dispatchEvent(
      new PointerEvent('pointerdown', { bubbles: true, button: 0, pointerType: 'mouse' }),
    );

    await expect.poll(() => trigger.ariaExpanded).toBe('true');
    expect(trigger.contains(document.elementFromPoint(left + 5, top + 5))).toBe(false);
  });

  it.each(['Behind', 'Colour'])('closes at a press on "%s", which is not pressed by it', async (name) => {
    vi.useRealTimers();
    const handlePress = vi.fn<() => void>();
    mount(
      <>
        <Select label="Colour" options={colors} value="red" onValueChange={() => undefined} />
        <button style={{ marginTop: 300 }} onClick={handlePress}>
          Behind
        </button>
      </>,
    );
    const target = page.getByText(name).element();
    const { left, top, height } = (
      name === 'Colour' ? page.getByRole('combobox').element() : target
    ).getBoundingClientRect();
    await userEvent.click(page.getByRole('combobox'));
    await expect.poll(() => document.querySelector('[inert]')).not.toBeNull();

    await userEvent.click(document.body, { position: { x: left + 5, y: top + height / 2 }, force: true });

    await expect.element(page.getByRole('listbox')).not.toBeInTheDocument();
    expect(handlePress).not.toHaveBeenCalled();
  });

  it("gives its style element the page's nonce, so that a strict content policy lets it in", async () => {
    vi.useRealTimers();
    const meta = document.createElement('meta');
    meta.setAttribute('property', 'csp-nonce');
    meta.content = 'abc';
    document.head.append(meta);
    onTestFinished(() => meta.remove());
    mount(<Select label="Colour" options={colors} value="red" onValueChange={() => undefined} />);

    await userEvent.click(page.getByRole('combobox'));

    await expect.poll(() => document.querySelector<HTMLStyleElement>('body style')?.nonce).toBe('abc');
  });
});
