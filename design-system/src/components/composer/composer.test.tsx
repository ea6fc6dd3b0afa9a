import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount } from '../../testing/mount.tsx';
import { PriceButton } from '../price-button/price-button.tsx';
import { Composer } from './composer.tsx';

const NAMES = ['One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight'];

function mountTallComposer(): void {
  mount([
    <style key="bar">{':root { --aic-dock-height: 57px; }'}</style>,
    <div key="above" style={{ height: 300 }} />,
    <Composer
      key="composer"
      label="Describe your video"
      value=""
      onValueChange={() => {}}
      onSubmit={() => {}}
      actions={
        <PriceButton label="Generate" credits={20} disabledReason="Please enter a video description" />
      }
      settings={
        <div>
          {NAMES.map((name) => (
            <button key={name} type="button" style={{ display: 'block', height: 44, marginBottom: 40 }}>
              {name}
            </button>
          ))}
        </div>
      }
    />,
    <div key="below" style={{ height: 900 }} />,
  ]);
}

const button = (name: string): Element => page.getByRole('button', { name, exact: true }).element();
const top = (element: Element): number => element.getBoundingClientRect().top;
const bottom = (element: Element): number => element.getBoundingClientRect().bottom;

it('never covers what has the focus by the action that sticks on phones', async () => {
  await page.viewport(390, 700);
  mountTallComposer();
  const action = page.getByRole('button', { name: /^Generate/ }).element();

  for (let scrolled = 0; scrolled <= 600; scrolled += 50) {
    window.scrollTo(0, scrolled);
    for (const [index, name] of NAMES.entries()) {
      // By keyboard, since that is what scrolls: from the control before, without moving the page to that one.
      const before = index === 0 ? page.getByRole('textbox').element() : button(NAMES[index - 1] ?? '');
      if (before instanceof HTMLElement) before.focus({ preventScroll: true });
      await userEvent.tab();
      expect(document.activeElement).toBe(button(name));
      expect(bottom(button(name)), `${name} from ${scrolled}`).toBeLessThanOrEqual(top(action));
    }
  }
});

it('keeps the action in reach on a phone as soon as the prompt is on screen', async () => {
  await page.viewport(390, 700);
  mountTallComposer();
  window.scrollTo(0, 0);

  expect(bottom(page.getByRole('button', { name: /^Generate/ }).element())).toBeLessThanOrEqual(700 - 57);
});

it('leaves a low screen to what is read and typed', async () => {
  await page.viewport(640, 400);
  mountTallComposer();
  window.scrollTo(0, 0);

  expect(top(page.getByRole('button', { name: /^Generate/ }).element())).toBeGreaterThan(400);
});

it.each([180, 240, 360])('covers no setting by the action where it is %i px wide', async (width) => {
  await page.viewport(1280, 800);
  mount(
    <div style={{ width }}>
      <Composer
        label="Describe your image"
        value=""
        onValueChange={() => {}}
        onSubmit={() => {}}
        actions={<PriceButton label="Generate" credits={20} />}
        settings={<button type="button">Quality</button>}
      />
    </div>,
  );
  const setting = button('Quality').getBoundingClientRect();
  const action = page.getByRole('button', { name: /^Generate/ }).element();
  const { left } = action.getBoundingClientRect();

  expect(setting.right <= left || setting.bottom <= top(action)).toBe(true);
  expect(action.scrollWidth).toBeLessThanOrEqual(action.clientWidth);
});

function HistoryComposer({ history }: { history: readonly string[] }) {
  const [value, setValue] = useState('');
  return (
    <Composer
      label="Prompt"
      value={value}
      onValueChange={setValue}
      onSubmit={() => {}}
      history={history}
      actions={<button type="submit">Go</button>}
    />
  );
}

it('brings earlier prompts by arrow up, and by arrow down what was typed', async () => {
  mount([<HistoryComposer key="composer" history={['A fox', 'A hen', 'A boat']} />]);
  const box = page.getByRole('textbox');
  await userEvent.click(box);
  await userEvent.keyboard('A h');
  await userEvent.keyboard('{Home}{ArrowUp}{ArrowUp}');
  await expect.element(box).toHaveValue('A hen');
  await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}');
  await expect.element(box).toHaveValue('A boat');
  await userEvent.keyboard('{End}{ArrowDown}{ArrowDown}{ArrowDown}');
  await expect.element(box).toHaveValue('A h');
});

it('leaves arrow up to the text while the caret is within it', async () => {
  mount([<HistoryComposer key="composer" history={['A fox']} />]);
  const box = page.getByRole('textbox');
  await userEvent.click(box);
  await userEvent.keyboard('A hen{ArrowLeft}{ArrowUp}');
  await expect.element(box).toHaveValue('A hen');
});

it('takes a prompt that was brought and then changed for what was typed', async () => {
  mount([<HistoryComposer key="composer" history={['A fox', 'A hen']} />]);
  const box = page.getByRole('textbox');
  await userEvent.click(box);
  await userEvent.keyboard('{ArrowUp}{End} sleeps{Home}{ArrowUp}{ArrowUp}');
  await expect.element(box).toHaveValue('A hen');
  await userEvent.keyboard('{End}{ArrowDown}{ArrowDown}{ArrowDown}');
  await expect.element(box).toHaveValue('A fox sleeps');
});

it('submits once for a held shortcut, and not while a word is composed', async () => {
  const onSubmit = vi.fn<() => void>();
  mount([
    <Composer
      key="composer"
      label="Prompt"
      value="A fox"
      onValueChange={() => {}}
      onSubmit={onSubmit}
      actions={<button type="submit">Go</button>}
    />,
  ]);
  const press = (given: KeyboardEventInit): void => {
    const shortcut = { key: 'Enter', ctrlKey: true, bubbles: true, cancelable: true, ...given };
    page.getByRole('textbox').element().dispatchEvent(new KeyboardEvent('keydown', shortcut));
  };

  press({ isComposing: true });
  expect(onSubmit).not.toHaveBeenCalled();
  press({});
  press({ repeat: true });

  expect(onSubmit).toHaveBeenCalledOnce();
});
