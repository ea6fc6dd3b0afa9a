import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { sampleFile } from '../../stories/sample-file.ts';
import { largestArea } from './crop-area.ts';
import { CropBox, type CropBoxProps } from './crop-box.tsx';

function Controlled(props: CropBoxProps) {
  const [value, setValue] = useState(props.value);
  return (
    <CropBox
      {...props}
      value={value}
      onValueChange={(next) => {
        setValue(next);
        props.onValueChange(next);
      }}
    />
  );
}

const PORTRAIT = { pictureRatio: 3 / 4, aspectRatio: 16 / 9 };

const meta = {
  title: 'Forms/CropBox',
  component: CropBox,
  render: (args) => <Controlled {...args} />,
  args: {
    ...PORTRAIT,
    label: 'Part that becomes the first frame',
    picture: sampleFile('harbour-at-dawn.png'),
    value: largestArea(PORTRAIT),
    onValueChange: fn(),
  },
} satisfies Meta<typeof CropBox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Wide: Story = {
  args: {
    pictureRatio: 2,
    aspectRatio: 1,
    value: largestArea({ pictureRatio: 2, aspectRatio: 1 }),
  },
};

export const Keyboard: Story = {
  play: async ({ args, canvas }) => {
    const frame = canvas.getByRole('group', { name: args.label });
    await userEvent.tab();
    await expect(frame).toHaveFocus();
    await userEvent.keyboard('-{ArrowUp}{Shift>}{ArrowLeft}{/Shift}');
    const top = Number.parseFloat(frame.style.top);
    await expect(frame.style.left).toBe('0%');
    await expect(Number.parseFloat(frame.style.width)).toBeCloseTo(100 / 1.1);
    await userEvent.keyboard('{ArrowDown}');
    await expect(Number.parseFloat(frame.style.top)).toBeCloseTo(top + 1);
    await userEvent.keyboard('{ArrowRight}');
    await expect(Number.parseFloat(frame.style.left)).toBeCloseTo(1);
    await userEvent.keyboard('{ArrowLeft}');
    await expect(Number.parseFloat(frame.style.left)).toBeCloseTo(0);
    await userEvent.keyboard('+++');
    await expect(frame.style.width).toBe('100%');
  },
};

export const Buttons: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Smaller part' }));
    const frame = canvas.getByRole('group', { name: args.label });
    await expect(Number.parseFloat(frame.style.width)).toBeCloseTo(100 / 1.1);
    await userEvent.click(canvas.getByRole('button', { name: 'Larger part' }));
    await expect(frame.style.width).toBe('100%');
  },
};
