import { samplePicture } from '../../stories/sample-picture.tsx';
import { MediaTile, type TileMedia } from '../media-tile/media-tile.tsx';
import type { TileGridItem } from './tile-grid-item.ts';

export interface SampleTile extends TileGridItem {
  title: string;
  media: TileMedia;
}

const SHAPES = [1, 16 / 9, 9 / 16, 1, 1.5, 1];
const PEAKS = Array.from({ length: 60 }, (_, index) => 0.3 + 0.6 * Math.abs(Math.sin(index / 3)));
const TEXT = 'Fresh bread\n\nEvery morning at six the oven is warm, and the first loaves are for the street.';

/** For stories and tests: pictures of all shapes, and every sixth something else. */
export const sampleTiles = (count: number): SampleTile[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `item-${index}`,
    aspectRatio: SHAPES[index % SHAPES.length] ?? 1,
    title: `Scene ${index + 1}`,
    media: mediaOf(index),
  }));

function mediaOf(index: number): TileMedia {
  const others: TileMedia[] = [
    { kind: 'film', posterUrl: samplePicture(index, 320, 180), durationSeconds: 8 },
    { kind: 'sound', peaks: PEAKS, durationSeconds: 75, cover: samplePicture(index, 320, 320) },
    { kind: 'words', text: TEXT },
    { kind: 'waiting', text: 'Next in line', progress: null },
    { kind: 'failed', text: 'The engine did not answer in time.' },
    { kind: 'cancelled', text: 'Cancelled' },
  ];
  const other = index % 6 === 3 ? others[Math.floor(index / 6) % others.length] : undefined;
  return other ?? { kind: 'picture', src: samplePicture(index, 320, 320) };
}

export const renderSampleTile = ({ title, media }: SampleTile) => (
  <MediaTile media={media} kind="Image" prompt={`${title}: a quiet harbour at dawn, long exposure, pastel`} />
);
