import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount } from '../../testing/mount.tsx';
import { Slider } from './slider.tsx';

function Page({ initial }: { initial: number }) {
  const [value, setValue] = useState(initial);
  return <Slider label="Strength" value={value} onValueChange={setValue} />;
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
});
