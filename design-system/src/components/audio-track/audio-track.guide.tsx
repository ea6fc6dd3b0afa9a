import type { Guide } from '../../guides/guide.ts';
import { DownloadIcon } from '../../icons/icons.ts';
import { samplePeaks } from '../../stories/sample-peaks.ts';
import { samplePicture } from '../../stories/sample-picture.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { LinkText } from '../link/link.tsx';
import { AudioTrackPlaceholder } from './audio-track-placeholder.tsx';
import { AudioTrack } from './audio-track.tsx';
import { TrackCover } from './track-cover.ts';

const ignore = () => {};
const COMMON = {
  isPlaying: false,
  positionSeconds: 0,
  durationSeconds: 30,
  onPlayPause: ignore,
  onSeek: ignore,
} as const;

export const audioTrackGuide: Guide = {
  use: 'For one recording of a list: play, see its shape, seek; `AudioTrackPlaceholder` is the same row while it is made, or when it failed, and `LargeTrack` the frame of one that stands alone.',
  instead: {
    PlayerBar: 'the sound goes on while the user moves between tools',
    VideoPlayer: 'there is something to see',
    MediaTile: 'it is a tile of a library, and is not played there',
  },
  anatomy: [
    {
      name: 'Play',
      at: 'article button',
      words: 'Over the cover. It owns no sound: the parent plays, so that one track plays at a time.',
    },
    { name: 'Title', at: 'article span[title]', words: 'Pressed where the track can be opened.' },
    {
      name: 'Wave',
      at: '[role="slider"]',
      words:
        'From `peaks` of the server; without them a plain line. A drag shows the place on the way and seeks once, when it ends.',
    },
    { name: 'Time', at: '[role="slider"] + *', words: 'm:ss, in figures of equal width.' },
    {
      name: 'Actions',
      at: '[aria-label="Download"]',
      words: 'Of this track. They can be left out, as cover and `meta` can.',
    },
  ],
  do: [
    {
      shown: (
        <AudioTrack
          {...COMMON}
          title="Rain on a tin roof"
          cover={<TrackCover src={samplePicture(3, 160, 160)} />}
          peaks={samplePeaks(120)}
          meta="Ambient"
          actions={
            <IconButton label="Download" about="Rain on a tin roof">
              <DownloadIcon />
            </IconButton>
          }
        />
      ),
      words:
        'The length of the stored item, before the sound is loaded. Rows stand in a list with a heading.',
    },
    {
      shown: (
        <AudioTrackPlaceholder
          title="Slow waltz"
          status="processing"
          message="Composing, about a minute"
          meta="Jazz"
        />
      ),
      words: 'As high as the track that comes, so that nothing moves.',
    },
  ],
  dont: [
    {
      shown: (
        <AudioTrack
          {...COMMON}
          title="Night drive"
          peaks={[]}
          meta={<LinkText href="#night-drive">Night drive</LinkText>}
        />
      ),
      words: 'A link in `meta` that repeats the title is read twice.',
    },
  ],
  keys: {
    Tab: 'reach play, then the wave, then the actions',
    'Enter, Space': 'on the button: play or pause',
    'Arrow right, Arrow left': 'on the wave: 5 seconds',
    'Page up, Page down': 'on the wave: 10 seconds',
    'Home, End': 'on the wave: start and end',
  },
};
