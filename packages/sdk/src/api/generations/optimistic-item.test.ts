import { describe, expect, it } from 'vitest';
import { editItem, imageItem, musicItem, textItem, videoItem } from '../../testing/items.ts';
import { optimisticItem } from './optimistic-item.ts';

const NOW_MS = Date.UTC(2026, 9, 1);
const PHOTO = new File(['x'], 'harbour.png', { type: 'image/png' });
const asked = <Request>(request: Request) => ({ request, quotedPrice: 20, idempotencyKey: 'key' });

const TILES = {
  image: [optimisticItem('image', asked({ prompt: ' A fox ' }), NOW_MS), imageItem()],
  edit: [
    optimisticItem(
      'edit',
      asked({
        prompt: ' A fox ',
        editType: 'general' as const,
        strength: 40,
        image: PHOTO,
        secondImage: null,
        shape: { width: 640, height: 480 },
      }),
      NOW_MS,
    ),
    editItem(),
  ],
  video: [
    optimisticItem('video', asked({ prompt: ' A fox ', duration: 6, image: null }), NOW_MS),
    videoItem(),
  ],
  music: [optimisticItem('music', asked({ prompt: ' A fox ', duration: 45 }), NOW_MS), musicItem()],
  text: [optimisticItem('text', asked({ prompt: ' A fox ' }), NOW_MS), textItem()],
} as const;

describe('optimisticItem', () => {
  it.each(Object.entries(TILES))(
    '%s: has the members of a listed item, and no result',
    (kind, [tile, listed]) => {
      expect(Object.keys(tile).toSorted()).toEqual(Object.keys(listed).toSorted());
      expect(tile).toMatchObject({
        id: 'pending:key',
        kind,
        prompt: 'A fox',
        status: 'processing',
        progress: 0,
        credits: 20,
        refunded: false,
        completedAt: null,
      });
      expect(Date.parse(tile.createdAt)).toBe(NOW_MS);
      const urls = Object.entries(tile).filter(([name]) => name.endsWith('Url'));
      expect(urls.every(([, url]) => url === null || url === '')).toBe(true);
    },
  );

  it('has the shape that its result will have', () => {
    expect(TILES.edit[0]).toMatchObject({ width: 640, height: 480, editType: 'general', strength: 40 });
    expect(TILES.video[0]).toMatchObject({ duration: 6, aspectRatio: '16:9', cameraControl: null });
    expect(TILES.music[0]).toMatchObject({ duration: 45, genre: null, peaks: [] });
  });

  it('completes a camera that was asked for in part', () => {
    const request = {
      prompt: '',
      duration: 4,
      image: null,
      cameraControl: { direction: 'zoom_in' as const },
    };
    expect(optimisticItem('video', asked(request), NOW_MS).cameraControl).toEqual({
      motion: 0,
      direction: 'zoom_in',
      speed: 3,
    });
  });
});
