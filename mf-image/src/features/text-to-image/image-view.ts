import type { JobTileState } from '@aic/design-system/studio';
import {
  engineNote,
  imagePixels,
  isWaiting,
  placeText,
  queueText,
  refundText,
  type FailureTexts,
  type ImageGeneration,
} from '@aic/sdk';
import { leftOutNote } from '@aic/sdk/reading';
import type { ReactNode } from 'react';

export const IMAGE_FAILURE: FailureTexts = { title: 'Error', text: 'Failed to generate image' };

/** Of the file, or of the request while there is none. */
export const pixelsOf = (item: Pick<ImageGeneration, 'size' | 'ratio' | 'pixels'>) => imagePixels(item);

/** Width over height as it was asked for: a tile never changes its shape. */
export function aspectRatioOf({ size, ratio }: Pick<ImageGeneration, 'size' | 'ratio'>): number {
  const { width, height } = imagePixels({ size, ratio: ratio ?? null, pixels: null });
  return width / height;
}

/** What it was asked for besides its words, and who has made it. */
export const settingsOf = (item: ImageGeneration): string =>
  [
    (item.pixels ?? item.size).replace('x', ' × '),
    item.quality,
    item.style,
    engineNote(item),
    leftOutNote(item),
  ]
    .filter(Boolean)
    .join(' · ');

/** What an image is compared with first: another result of its press, or else the one before it. */
export function comparableTo(
  item: ImageGeneration,
  items: readonly ImageGeneration[],
): ImageGeneration | undefined {
  const finished = items.filter(({ id, status }) => status === 'completed' && id !== item.id);
  const ofPress = finished.filter(({ batchId = null }) => batchId !== null && batchId === item.batchId);
  const place = items.findIndex(({ id }) => id === item.id);
  const before = finished.find(({ id }) => items.findIndex((other) => other.id === id) > place);
  return ofPress.at(-1) ?? before ?? finished.at(-1);
}

/**
 * What a tile shows for an item.
 * @param serverNowMs the server's time: the age of an item counts by the server's clock, the tile ticks by the
 * browser's
 */
export function tileState(item: ImageGeneration, picture: ReactNode, serverNowMs: number): JobTileState {
  const startedAtMs = Date.now() - (serverNowMs - Date.parse(item.createdAt));
  switch (item.status) {
    case 'processing':
      return isWaiting(item)
        ? { kind: 'queued', startedAtMs, place: placeText(item) ?? queueText(null) }
        : { kind: 'running', startedAtMs, progress: item.progress };
    case 'completed':
      return { kind: 'done', media: picture };
    case 'failed':
      return {
        kind: 'failed',
        reason: item.error ?? IMAGE_FAILURE.text,
        refund: refundText(item),
      };
    default:
      return item.status satisfies never;
  }
}
