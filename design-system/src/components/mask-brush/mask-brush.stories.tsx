import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, userEvent, waitFor, type within } from 'storybook/test';
import { sampleFile } from '../../stories/sample-file.ts';
import { MaskBrush, type MaskBrushProps } from './mask-brush.tsx';
import { maskFile } from './mask-file.ts';
import type { MaskStep } from './mask-steps.ts';

function Controlled(props: MaskBrushProps) {
  const [value, setValue] = useState(props.value);
  return (
    <MaskBrush
      {...props}
      value={value}
      onValueChange={(next) => {
        setValue(next);
        props.onValueChange(next);
      }}
    />
  );
}

const meta = {
  title: 'Forms/MaskBrush',
  component: MaskBrush,
  render: (args) => <Controlled {...args} />,
  args: {
    label: 'Part to change',
    picture: sampleFile('harbour-at-dawn.png'),
    pictureRatio: 1.5,
    value: [],
    onValueChange: fn(),
  },
} satisfies Meta<typeof MaskBrush>;

export default meta;
type Story = StoryObj<typeof meta>;

const STROKE: MaskStep = {
  kind: 'stroke',
  isErasing: false,
  size: 0.18,
  points: [
    { x: 0.25, y: 0.3 },
    { x: 0.7, y: 0.6 },
  ],
};

const shareOf = (text: string): number => Number.parseInt(text, 10);
const share = (canvas: ReturnType<typeof within>) =>
  shareOf(canvas.getByText(/of the picture is marked/).textContent ?? '');

export const Default: Story = {};

export const Marked: Story = { args: { value: [STROKE] } };

export const Portrait: Story = { args: { pictureRatio: 0.6, value: [STROKE, { kind: 'invert' }] } };

/** A finger moves as a pointer does. */
export const Pointer: Story = {
  play: async ({ args, canvas }) => {
    const stage = canvas.getByRole('application', { name: args.label });
    const { left, top, width, height } = stage.getBoundingClientRect();
    const at = (x: number, y: number) => ({
      pointerId: 1,
      isPrimary: true,
      button: 0,
      clientX: left + x * width,
      clientY: top + y * height,
    });
    // Only a real pointer can be captured.
    stage.setPointerCapture = () => undefined;
    stage.hasPointerCapture = () => true;
    await fireEvent.pointerDown(stage, at(0.2, 0.5));
    await fireEvent.pointerMove(stage, at(0.8, 0.5));
    await fireEvent.pointerUp(stage, at(0.8, 0.5));
    await waitFor(() => expect(share(canvas)).toBeGreaterThan(5));
    const marked = share(canvas);

    await userEvent.click(canvas.getByRole('radio', { name: 'Eraser' }));
    await userEvent.click(canvas.getByRole('radio', { name: 'L' }));
    await fireEvent.pointerDown(stage, at(0.2, 0.5));
    await fireEvent.pointerUp(stage, at(0.2, 0.5));
    await waitFor(() => expect(share(canvas)).toBeLessThan(marked));
  },
};

export const Keyboard: Story = {
  play: async ({ args, canvas }) => {
    const stage = canvas.getByRole('application', { name: args.label });
    while (document.activeElement !== stage) await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}{Shift>}{ArrowUp}{/Shift} ');
    await expect(args.onValueChange).toHaveBeenLastCalledWith([
      expect.objectContaining({ points: [{ x: 0.52, y: 0.4 }], isErasing: false }),
    ]);
    await waitFor(() => expect(share(canvas)).toBeGreaterThan(0));
    await userEvent.keyboard('{ArrowLeft}{ArrowDown}{ArrowUp}{Enter}');
    await expect(args.onValueChange).toHaveBeenCalledTimes(2);
  },
};

export const Buttons: Story = {
  play: async ({ canvas }) => {
    const press = (name: string) => userEvent.click(canvas.getByRole('button', { name }));
    await press('Mark all');
    await waitFor(() => expect(share(canvas)).toBe(100));
    await press('Invert');
    await waitFor(() => expect(share(canvas)).toBe(0));
    await press('Undo');
    await waitFor(() => expect(share(canvas)).toBe(100));
    await press('Clear');
    await waitFor(() => expect(share(canvas)).toBe(0));
    await press('Undo');
    await press('Undo');
    await expect(canvas.getByRole('button', { name: 'Undo' })).toHaveAttribute('aria-disabled', 'true');
  },
};

/** What engines get: transparent where it is marked, opaque elsewhere. A mask from before is gone on with. */
export const File: Story = {
  args: { value: [STROKE] },
  play: async () => {
    const all: MaskStep = { kind: 'all' };
    const left: MaskStep = {
      kind: 'stroke',
      isErasing: true,
      size: 1,
      points: [
        { x: 1, y: 0 },
        { x: 1, y: 1 },
      ],
    };
    const size = { width: 300, height: 200 };
    const first = await maskFile([all, left], null, size);
    await expect(first?.type).toBe('image/png');
    await expect(await alphaOf(first)).toEqual([0, 255]);
    const again = await maskFile([{ kind: 'invert' }], await bitmapOf(first), size);
    await expect(await alphaOf(again)).toEqual([255, 0]);
    const large = await bitmapOf(await maskFile([all], null, { width: 3072, height: 2048 }));
    await expect([large.width, large.height]).toEqual([1536, 1024]);
    await expect(await maskFile([all, { kind: 'none' }], null, size)).toBeNull();
  },
};

/** At the left and at the right. */
async function alphaOf(file: globalThis.File | null): Promise<number[]> {
  const bitmap = await bitmapOf(file);
  const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
  context?.drawImage(bitmap, 0, 0);
  const alphaAt = (x: number) => context?.getImageData(x, bitmap.height / 2, 1, 1).data[3] ?? -1;
  return [alphaAt(4), alphaAt(bitmap.width - 4)];
}

const bitmapOf = (file: globalThis.File | null): Promise<ImageBitmap> =>
  createImageBitmap(file ?? new Blob());
