import { useState } from 'react';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount } from '../../testing/mount.tsx';
import { Lightbox } from './lightbox.tsx';

function Pictures() {
  const [index, setIndex] = useState(1);
  return (
    <Lightbox
      isOpen
      onOpenChange={() => undefined}
      title={`Picture ${index}`}
      media={null}
      onPrevious={index > 0 ? () => setIndex(index - 1) : undefined}
      onNext={index < 2 ? () => setIndex(index + 1) : undefined}
    >
      <input aria-label="Name" defaultValue="A fox" />
    </Lightbox>
  );
}

it.each([
  ['Previous', 'Picture 0', '{ArrowRight}'],
  ['Next', 'Picture 2', '{ArrowLeft}'],
])('goes on by keys after "%s" has led to the end', async (button, end, key) => {
  mount(<Pictures />);

  await userEvent.click(page.getByRole('button', { name: button }));
  await expect.element(page.getByRole('dialog', { name: end })).toHaveFocus();
  await userEvent.keyboard(key);

  await expect.element(page.getByRole('dialog', { name: 'Picture 1' })).toBeVisible();
});

it('leaves the arrows to a field in it', async () => {
  mount(<Pictures />);
  await userEvent.click(page.getByRole('textbox', { name: 'Name' }));

  await userEvent.keyboard('{End}{ArrowLeft}!');

  await expect.element(page.getByRole('textbox')).toHaveValue('A fo!x');
  await expect.element(page.getByRole('dialog', { name: 'Picture 1' })).toBeVisible();
});
