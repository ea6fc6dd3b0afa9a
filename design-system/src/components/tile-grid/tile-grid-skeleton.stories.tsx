import type { Meta, StoryObj } from '@storybook/react-vite';
import { TileGridSkeleton } from './tile-grid-skeleton.tsx';

const meta = {
  title: 'Gallery/TileGridSkeleton',
  component: TileGridSkeleton,
  args: { label: 'Loading your library' },
} satisfies Meta<typeof TileGridSkeleton>;

export default meta;

export const Default: StoryObj<typeof meta> = {};
