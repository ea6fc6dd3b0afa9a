import { Button, Text, VideoIcon } from '@aic/design-system';
import {
  type Generation,
  type MusicGeneration,
  useSubmitGeneration,
  VIDEO_DURATION,
  videoCost,
  type VideoGeneration,
} from '@aic/sdk';
import { useLibraryItem } from '@aic/sdk/library';
import { styled } from 'styled-components';
import { failureOf } from '../recipe/item-words.ts';

interface FilmWithTrackProps {
  track: MusicGeneration;
  /** The film that the track was made for. */
  filmId: string;
  /** The server has accepted it. */
  onStarted(results: readonly Generation[]): void;
}

/** Makes one file of a film and the track that was made for it; nothing where the film is gone. */
export function FilmWithTrack({ track, filmId, onStarted }: FilmWithTrackProps) {
  const film = useLibraryItem(filmId).data;
  const { run, isPending } = useSubmitGeneration('video', {
    price: videoCost({ hasCameraControl: false, hasFilm: true }),
    failure: failureOf('video'),
    announcement: 'The track is being put under the film',
    onStarted: (_first, results) => onStarted(results),
  });
  if (film?.kind !== 'video' || film.status !== 'completed' || film.removedAt) return null;
  return (
    <>
      <Button iconStart={<VideoIcon />} isLoading={isPending} onClick={() => run(requestOf(film, track))}>
        Put it under the film
      </Button>
      <Note size="small" tone="muted">
        {lengthText(film, track)}
      </Note>
    </>
  );
}

const requestOf = (film: VideoGeneration, track: MusicGeneration) => ({
  // A film may have been made of a picture, without words.
  prompt: film.prompt === '' ? track.prompt : film.prompt,
  duration: Math.min(Math.max(film.duration, VIDEO_DURATION.min), VIDEO_DURATION.max),
  aspectRatio: film.aspectRatio,
  image: null,
  film: film.id,
  track: track.id,
  madeFrom: film.id,
});

function lengthText(film: VideoGeneration, track: MusicGeneration): string {
  const length = `A new video of ${film.duration} s, for no credits`;
  return track.duration < film.duration ? `${length}; the track ends after ${track.duration} s` : length;
}

/** A line of its own. */
const Note = styled(Text)`
  flex-basis: 100%;
`;
