import type { ReactNode } from 'react';
import { VisuallyHidden } from '../../a11y/visually-hidden.tsx';
import { AlertCircleIcon, MusicIcon, PlayIcon, StopIcon } from '../../icons/icons.ts';
import { Waveform } from '../audio-track/waveform.tsx';
import { ProgressRing } from '../job-tile/progress-ring.tsx';
import { PromptShimmer } from '../prompt-shimmer/prompt-shimmer.tsx';
import { formatDuration } from '../seek/format-duration.ts';
import { FilmPreview } from '../video-player/film-preview.tsx';
import {
  Caption,
  Corner,
  Length,
  Marks,
  Media,
  Notice,
  Picture,
  Root,
  Sound,
  Words,
} from './media-tile.styles.ts';

/** What a tile shows above its prompt. */
export type TileMedia =
  | { kind: 'picture'; src: string; avif?: string }
  /** Without a poster it has a plain ground; with `src` it plays without sound while a pointer rests on its tile. */
  | { kind: 'film'; posterUrl: string | null; durationSeconds: number; src?: string | null }
  /** Peaks of 0 to 1, over the cover where there is one. */
  | { kind: 'sound'; peaks: readonly number[]; durationSeconds: number; cover?: string }
  | { kind: 'words'; text: string }
  /** `progress`: 0 to 1, or null when it is unknown; `colours`: two of what is being made. */
  | { kind: 'waiting'; text: string; progress: number | null; colours?: readonly string[] }
  | { kind: 'failed'; text: string }
  | { kind: 'cancelled'; text: string };

export interface TileMark {
  label: string;
  icon: ReactNode;
}

export interface MediaTileProps {
  /** What fills the tile: a picture, film, sound, words, or the state of its job. */
  media: TileMedia;
  /** What it is, for screen readers: "Video". */
  kind: string;
  /** Two lines of it are readable on every tile. */
  prompt: string;
  /** Small signs over the media: favourite, published. */
  marks?: readonly TileMark[];
  /** A few words over the media: "12 days left". */
  note?: string | undefined;
}

const NO_MARKS: readonly TileMark[] = [];

/** One item of any kind, for a TileGrid: its cell gives the size and is the control. */
export function MediaTile({ media, kind, prompt, marks = NO_MARKS, note }: MediaTileProps) {
  return (
    <Root>
      <Media data-media={media.kind}>
        <Content media={media} hasNote={note !== undefined} />
        {note !== undefined && <Corner>{note}</Corner>}
        {marks.length > 0 && (
          <Marks>
            {marks.map(({ label, icon }) => (
              <span key={label} role="img" aria-label={label} title={label}>
                {icon}
              </span>
            ))}
          </Marks>
        )}
      </Media>
      <Caption dir="auto">
        <VisuallyHidden>{kind}: </VisuallyHidden>
        {prompt}
      </Caption>
    </Root>
  );
}

/** The prompt below names it: pictures need no words of their own. */
function Content({ media, hasNote }: { media: TileMedia; hasNote: boolean }) {
  switch (media.kind) {
    case 'picture':
      return (
        <picture>
          {media.avif !== undefined && <source type="image/avif" srcSet={media.avif} />}
          <Picture src={media.src} alt="" decoding="async" draggable={false} />
        </picture>
      );
    case 'film':
      return (
        <>
          {media.posterUrl !== null && (
            <FilmPreview src={media.src ?? null} posterUrl={media.posterUrl} aria-hidden />
          )}
          {!hasNote && (
            <Length>
              <PlayIcon aria-hidden size={12} />
              {formatDuration(media.durationSeconds)}
            </Length>
          )}
        </>
      );
    case 'sound':
      return (
        <>
          {media.cover !== undefined && (
            <Picture src={media.cover} alt="" decoding="async" draggable={false} />
          )}
          <Sound data-cover={media.cover !== undefined || undefined}>
            {media.peaks.length > 0 ? <Waveform peaks={media.peaks} share={1} /> : <MusicIcon aria-hidden />}
          </Sound>
          {!hasNote && (
            <Length>
              <MusicIcon aria-hidden size={12} />
              {formatDuration(media.durationSeconds)}
            </Length>
          )}
        </>
      );
    case 'words':
      // A look at the text, as a picture is: its first hundred words would be the name of its cell in a grid.
      return (
        <Words dir="auto" aria-hidden>
          {media.text}
        </Words>
      );
    case 'waiting':
      return (
        <>
          <PromptShimmer colours={media.colours} />
          <Notice>
            <ProgressRing label={media.text} value={media.progress} />
            {media.text}
          </Notice>
        </>
      );
    case 'failed':
    case 'cancelled':
      return (
        <Notice data-kind={media.kind}>
          {media.kind === 'failed' ? (
            <AlertCircleIcon aria-hidden size={20} />
          ) : (
            <StopIcon aria-hidden size={20} />
          )}
          <span>{media.text}</span>
        </Notice>
      );
    default:
      return media satisfies never;
  }
}
