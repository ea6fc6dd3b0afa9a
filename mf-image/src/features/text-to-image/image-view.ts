import type { JobTileState } from '@aic/design-system/studio';
import {
  isWaiting,
  placeText,
  queueText,
  refundText,
  type FailureTexts,
  type ImageGeneration,
} from '@aic/sdk';
import type { ReactNode } from 'react';

export const IMAGE_FAILURE: FailureTexts = { title: 'Error', text: 'Failed to generate image' };

/** Width over height, known from the request: a tile never changes its shape. */
export function aspectRatioOf({ size }: Pick<ImageGeneration, 'size'>): number {
  const [width = 1, height = 1] = size.split('x').map(Number);
  return width / height;
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
