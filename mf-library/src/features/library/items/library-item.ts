import type { TileGridItem, TileMedia } from '@aic/design-system/gallery';
import {
  aspectRatioOf,
  isCancelled,
  isPreview,
  KINDS,
  progressText,
  resultOf,
  shownAs,
  type Generation,
  type GenerationKind,
} from '@aic/sdk';
import { promptColours, trackCoverUrl } from '@aic/sdk/cover';
import { itemTitle } from '@aic/sdk/facts';

/**
 * What a tile shows of an item. A library of ten thousand is kept in memory as these: texts and waveforms are cut to
 * what fits on a tile.
 */
export interface LibraryItem extends TileGridItem {
  kind: GenerationKind;
  /** What it is called. */
  prompt: string;
  status: Generation['status'];
  media: TileMedia;
  isFavourite: boolean;
  isPublished: boolean;
  folderId: string | null;
  /** ISO time; null outside the bin. */
  removedAt: string | null;
}

/** Characters and bars that a tile has room for. */
const PROMPT_LENGTH = 200;
const WORDS_LENGTH = 320;
const PEAKS = 64;

export function libraryItem(item: Generation): LibraryItem {
  return {
    id: item.id,
    kind: item.kind,
    aspectRatio: aspectRatioOf(item),
    prompt: cut(itemTitle(item), PROMPT_LENGTH),
    status: item.status,
    media: mediaOf(item),
    isFavourite: item.isFavourite ?? false,
    isPublished: item.isPublished,
    folderId: item.folderId ?? null,
    removedAt: item.removedAt ?? null,
  };
}

/** A tile while its job goes on. */
export const waitingMedia = (item: {
  id: string;
  prompt: string;
  progress: number;
  queuePosition: number | null;
}): TileMedia => ({
  kind: 'waiting',
  text: progressText(item, 'Creating'),
  progress: item.progress === 0 ? null : item.progress,
  colours: promptColours(item.prompt),
});

function mediaOf(item: Generation): TileMedia {
  if (item.status === 'processing') return waitingMedia(item);
  if (item.status === 'failed') {
    const isStopped = isCancelled(item);
    return isStopped
      ? { kind: 'cancelled', text: 'Cancelled' }
      : { kind: 'failed', text: cut(item.error ?? `${KINDS[item.kind].name} failed`, PROMPT_LENGTH) };
  }
  const { medium, item: shown } = shownAs(item);
  switch (medium) {
    case 'picture':
      return picture(shown.thumbnails, resultOf(shown));
    case 'film':
      return {
        kind: 'film',
        posterUrl: shown.posterUrl,
        durationSeconds: shown.duration,
        src: shown.videoUrl,
      };
    case 'sound':
      return {
        kind: 'sound',
        peaks: thinned(shown.peaks),
        durationSeconds: shown.duration,
        cover: trackCoverUrl(shown),
      };
    case 'words':
      return { kind: 'words', text: firstWords(textOf(shown)) };
    default:
      return medium satisfies never;
  }
}

function picture(thumbnails: { avif: string; webp: string } | null, url: string | null): TileMedia {
  return thumbnails === null
    ? { kind: 'picture', src: url ?? '' }
    : { kind: 'picture', src: thumbnails.webp, avif: thumbnails.avif };
}

const cut = (text: string, length: number): string =>
  text.length > length ? `${text.slice(0, length).trimEnd()}…` : text;

/** A draft of the preview engine begins with a note that it is one, which would be all that its tile shows. */
const textOf = ({ response, provider }: { response: string | null; provider: string }): string =>
  (response ?? '').replace(isPreview({ provider }) ? /^(?:>.*\n)+\s*/ : '', '');

/** Markdown's marks say nothing on a tile. */
const firstWords = (markdown: string): string =>
  cut(
    markdown.slice(0, WORDS_LENGTH * 2).replaceAll(/^[ \t]*(?:#{1,6}|>)[ \t]+|\*\*|__|`/gm, ''),
    WORDS_LENGTH,
  );

/** The loudest of each part. */
function thinned(peaks: readonly number[]): readonly number[] {
  if (peaks.length <= PEAKS) return peaks;
  const step = peaks.length / PEAKS;
  return Array.from({ length: PEAKS }, (_, index) =>
    Math.max(...peaks.slice(Math.floor(index * step), Math.max(Math.floor((index + 1) * step), 1))),
  );
}
