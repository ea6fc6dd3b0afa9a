import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { FilePicture } from './file-picture.tsx';

/** A vector picture as a file, as a user might choose it. */
const SKETCH = new File(
  [
    '<svg xmlns="http://www.w3.org/2000/svg" width="320" height="200"><rect width="320" height="200" fill="#6054ec"/><circle cx="160" cy="100" r="60" fill="#f1bf4e"/></svg>',
  ],
  'sketch.svg',
  { type: 'image/svg+xml' },
);

const meta = {
  title: 'Studio/FilePicture',
  component: FilePicture,
  args: { file: SKETCH, alt: 'A sun on violet', width: 320, height: 200, style: { height: 'auto' } },
} satisfies Meta<typeof FilePicture>;

export default meta;

export const Default: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    const picture = canvas.getByRole<HTMLImageElement>('img', { name: 'A sun on violet' });
    await expect(picture.src).toMatch(/^blob:/);
    await waitFor(() => expect(picture.naturalWidth).toBe(320));
  },
};
