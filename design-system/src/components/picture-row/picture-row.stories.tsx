import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { samplePicture } from '../../stories/sample-picture.tsx';
import { PictureRow, type PictureRowProps } from './picture-row.tsx';

const pictures = [1, 2, 3, 4, 5, 6].map((seed) => ({
  id: `upload-${seed}`,
  label: `Upload of Nov ${seed}, 2026`,
  src: samplePicture(seed, 320, seed % 2 === 0 ? 480 : 240),
}));

const meta = {
  title: 'Media/PictureRow',
  component: PictureRow,
  args: { label: 'Recent uploads', pictures, onPick: fn() },
} satisfies Meta<PictureRowProps>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Recent uploads' })).toBeVisible();
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Upload of Nov 2, 2026' })).toHaveFocus();
    await userEvent.keyboard('{Enter} ');
    await expect(args.onPick).toHaveBeenCalledTimes(2);
    await expect(args.onPick).toHaveBeenLastCalledWith('upload-2');
  },
};

export const One: Story = { args: { pictures: pictures.slice(0, 1) } };

export const Busy: Story = {
  args: { busyId: 'upload-3' },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Upload of Nov 1, 2026' }));
    await expect(args.onPick).not.toHaveBeenCalled();
  },
};
