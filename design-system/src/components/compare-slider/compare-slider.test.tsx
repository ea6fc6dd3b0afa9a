import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { samplePicture } from '../../stories/sample-picture.tsx';
import { mount } from '../../testing/mount.tsx';
import { CompareSlider } from './compare-slider.tsx';

function Edit() {
  const [value, setValue] = useState(50);
  return (
    <div style={{ width: 400 }}>
      <CompareSlider
        before={{ src: samplePicture(4, 400, 200), alt: 'Original' }}
        after={{ src: samplePicture(9, 200, 400), alt: 'Edited' }}
        aspectRatio={2}
        value={value}
        onValueChange={setValue}
      />
    </div>
  );
}

const divider = () => page.getByRole('slider');
const frame = () => divider().element().parentElement ?? document.body;

describe('CompareSlider', () => {
  it('moves the divider to where one clicks, and gives it the focus for the keyboard', async () => {
    mount(<Edit />);

    await userEvent.click(frame(), { position: { x: 100, y: 50 } });

    await expect.element(divider()).toHaveAttribute('aria-valuetext', '25% Before, 75% After');
    await expect.element(divider()).toHaveFocus();
  });

  it('follows the pointer while dragged, stops at the edges, and selects nothing', async () => {
    mount([<p key="text">Text above</p>, <Edit key="edit" />]);

    await userEvent.dragAndDrop(divider(), page.getByText('Text above'), {
      sourcePosition: { x: 1, y: 100 },
      targetPosition: { x: 0, y: 5 },
    });

    await expect.element(divider()).toHaveAttribute('aria-valuenow', '0');
    expect(getSelection()?.toString()).toBe('');
  });

  it('stands still once the pointer is let go', async () => {
    mount(<Edit />);
    await userEvent.click(frame(), { position: { x: 300, y: 50 } });

    await userEvent.hover(frame(), { position: { x: 20, y: 50 } });

    await expect.element(divider()).toHaveAttribute('aria-valuenow', '75');
  });

  it('keeps its box, whatever the size of the two pictures', async () => {
    mount(<Edit />);

    await expect.element(page.getByAltText('Edited')).toBeInTheDocument();

    expect(frame().offsetHeight).toBe(200);
    for (const picture of document.querySelectorAll('img')) {
      expect([picture.offsetWidth, picture.offsetHeight]).toEqual([400, 200]);
    }
  });

  it('shows each picture on its own side of the divider only', () => {
    mount(<Edit />);

    const cuts = [...document.querySelectorAll('img')].map(
      (picture) => getComputedStyle(picture.parentElement ?? picture).clipPath,
    );

    expect(cuts).toEqual(['inset(0px 0px 0px 50%)', 'inset(0px 50% 0px 0px)']);
  });
});
