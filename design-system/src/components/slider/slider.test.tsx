import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount } from '../../testing/mount.tsx';
import { Slider, type SliderProps } from './slider.tsx';

function Page({ initial, ...scale }: { initial: number } & Pick<SliderProps, 'min' | 'max' | 'step'>) {
  const [value, setValue] = useState(initial);
  return <Slider label="Strength" value={value} onValueChange={setValue} {...scale} />;
}

const thumb = () => page.getByRole('slider', { name: 'Strength' });

async function press(keys: string): Promise<void> {
  document.querySelector<HTMLElement>('[role="slider"]')?.focus();
  await userEvent.keyboard(keys);
}

describe('Slider', () => {
  it('[9.slider] runs from 0 to 100', async () => {
    mount(<Page initial={50} />);
    await expect.element(thumb()).toHaveAttribute('aria-valuemin', '0');
    await expect.element(thumb()).toHaveAttribute('aria-valuemax', '100');

    await press('{End}{ArrowRight}');
    await expect.element(thumb()).toHaveAttribute('aria-valuenow', '100');

    await press('{Home}{ArrowLeft}');
    await expect.element(thumb()).toHaveAttribute('aria-valuenow', '0');
  });

  it('[9.slider] moves by 1 with an arrow key', async () => {
    mount(<Page initial={50} />);

    await press('{ArrowRight}');

    await expect.element(thumb()).toHaveAttribute('aria-valuenow', '51');
  });

  it.each([
    { keys: '{PageUp}', value: '60' },
    { keys: '{PageDown}', value: '40' },
    { keys: '{Shift>}{ArrowRight}{/Shift}', value: '60' },
    { keys: '{Shift>}{ArrowLeft}{/Shift}', value: '40' },
  ])('[9.slider] jumps by 10, from 50 to $value, with $keys', async ({ keys, value }) => {
    mount(<Page initial={50} />);

    await press(keys);

    await expect.element(thumb()).toHaveAttribute('aria-valuenow', value);
  });

  it.each([
    { what: 'a step of 10', scale: { step: 10 }, keys: '{PageUp}', value: '60' },
    { what: 'a step of 10', scale: { step: 10 }, keys: '{Shift>}{ArrowLeft}{/Shift}', value: '40' },
    { what: 'a step of 25', scale: { step: 25 }, keys: '{PageDown}', value: '25' },
    { what: 'an end that is nearer', scale: { max: 55 }, keys: '{PageUp}', value: '55' },
    { what: 'an end that is nearer', scale: { min: 45 }, keys: '{PageDown}', value: '45' },
  ])('[9.slider] jumps by 10 units, not steps, with $what: to $value', async ({ scale, keys, value }) => {
    mount(<Page initial={50} {...scale} />);

    await press(keys);

    await expect.element(thumb()).toHaveAttribute('aria-valuenow', value);
  });

  it('reports a jump as a value to save, once', async () => {
    const handleCommit = vi.fn<(value: number) => void>();
    mount(<Slider label="Strength" value={50} onValueChange={() => {}} onValueCommit={handleCommit} />);

    await press('{PageUp}');

    expect(handleCommit.mock.calls).toEqual([[60]]);
  });

  it('stays where it is at its end', async () => {
    const handleChange = vi.fn<(value: number) => void>();
    mount(<Slider label="Strength" value={100} onValueChange={handleChange} />);

    await press('{PageUp}');

    expect(handleChange).not.toHaveBeenCalled();
  });
});
