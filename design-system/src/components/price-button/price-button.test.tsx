import { expect, it, vi } from 'vitest';
import { cdp, page } from 'vitest/browser';
import { mount } from '../../testing/mount.tsx';
import { Composer } from '../composer/composer.tsx';
import { PriceButton } from './price-button.tsx';

function mountForm() {
  const onSubmit = vi.fn<() => void>();
  mount(
    <Composer
      label="Describe your image"
      value="A fox"
      onValueChange={() => {}}
      onSubmit={onSubmit}
      actions={<PriceButton label="Generate" credits={20} />}
    />,
  );
  return onSubmit;
}

/** As a keyboard does while a key is held: the first press, and two of its repetitions. */
async function hold(key: 'Enter', modifiers: number): Promise<void> {
  const enter = { key, code: key, windowsVirtualKeyCode: 13, text: '\r', modifiers };
  for (const autoRepeat of [false, true, true]) {
    await cdp().send('Input.dispatchKeyEvent', { type: 'keyDown', autoRepeat, ...enter });
  }
  await cdp().send('Input.dispatchKeyEvent', { type: 'keyUp', ...enter });
}

it('takes a double click as one press', async () => {
  const onSubmit = mountForm();
  await page.getByRole('button', { name: /^Generate/ }).dblClick();
  expect(onSubmit).toHaveBeenCalledOnce();
});

it('takes the Enter key held down as one press', async () => {
  const onSubmit = mountForm();
  page
    .getByRole('button', { name: /^Generate/ })
    .element()
    .focus();
  await hold('Enter', 0);
  expect(onSubmit).toHaveBeenCalledOnce();
});

it('takes the shortcut held down in the prompt as one press', async () => {
  const onSubmit = mountForm();
  page.getByRole('textbox').element().focus();
  await hold('Enter', 2);
  expect(onSubmit).toHaveBeenCalledOnce();
});

it('takes two presses with a pause between them as two', async () => {
  const onSubmit = mountForm();
  const button = page.getByRole('button', { name: /^Generate/ });
  await button.click();
  await button.click();
  expect(onSubmit).toHaveBeenCalledTimes(2);
});
