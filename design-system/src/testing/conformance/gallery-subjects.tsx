import { CropBox } from '../../components/crop-box/crop-box.tsx';
import { FloatingBar } from '../../components/floating-bar/floating-bar.tsx';
import { MaskBrush } from '../../components/mask-brush/mask-brush.tsx';
import { TileGridSkeleton } from '../../components/tile-grid/tile-grid-skeleton.tsx';
import { TileGrid } from '../../components/tile-grid/tile-grid.tsx';
import type * as crop from '../../crop.ts';
import type * as gallery from '../../gallery.ts';
import type { SubjectsOf } from './subject.ts';

const nothing = () => {};

export const gallerySubjects: SubjectsOf<typeof gallery & typeof crop> = {
  CropBox: {
    render: (root) => (
      <CropBox
        {...root}
        label="Part to keep"
        picture={new File([], 'lake.png')}
        pictureRatio={1}
        aspectRatio={2}
        value={{ x: 0, y: 0.25, width: 1, height: 0.5 }}
        onValueChange={nothing}
      />
    ),
    element: 'div',
    edge: { inside: '[role="group"]' },
  },
  FloatingBar: {
    render: (root) => <FloatingBar {...root} message="3 selected" />,
    element: 'div',
    edge: 'root',
  },
  FloatingBars: { exception: 'it only places the bars' },
  MaskBrush: {
    render: (root) => (
      <MaskBrush
        {...root}
        label="Part to change"
        picture={new File([], 'lake.png')}
        pictureRatio={1}
        value={[]}
        onValueChange={nothing}
      />
    ),
    element: 'div',
    edge: { inside: '[role="application"]' },
  },
  MediaTile: { exception: 'its cell in the grid is its root and gives its size' },
  TileGrid: {
    render: (root) => (
      <TileGrid
        {...root}
        label="Library"
        items={[{ id: 'a', aspectRatio: 1 }]}
        hasMore={false}
        selected={new Set()}
        onSelectedChange={nothing}
        onOpen={nothing}
        renderTile={({ id }) => id}
      />
    ),
    element: 'div',
    edge: { inside: 'button > svg' },
  },
  TileGridSkeleton: {
    render: (root) => <TileGridSkeleton {...root} label="Loading" />,
    element: 'div',
    edge: { none: 'what is still to come is said in words' },
  },
};
