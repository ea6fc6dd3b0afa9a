import type { Guide } from '../../guides/guide.ts';
import { DownloadIcon } from '../../icons/icons.ts';
import { samplePicture } from '../../stories/sample-picture.tsx';
import { sampleVideo } from '../../stories/sample-video.ts';
import { Button } from '../button/button.tsx';
import { FilmPreview } from './film-preview.tsx';
import { VideoPlayer } from './video-player.tsx';

export const videoPlayerGuide: Guide = {
  use: 'For a film that is watched, with sound, in a box that has its shape from the start.',
  instead: {
    FilmPreview: 'it is a tile: the poster, and the film without sound under a pointer or the focus',
    AudioTrack: 'there is nothing to see',
    Lightbox: 'it is shown over the page: this stands inside, as `media`',
  },
  anatomy: [
    {
      name: 'Poster',
      at: 'video',
      words:
        'From the server. Until the press nothing of the film is loaded. Without one there is a plain ground.',
    },
    {
      name: 'Play',
      at: 'button',
      words:
        'The only control at first. Then come place, sound and full screen, which leave while it plays and the pointer rests.',
    },
  ],
  do: [
    {
      shown: (
        <VideoPlayer
          title="A fjord in autumn"
          src={sampleVideo}
          poster={samplePicture(6, 640, 360)}
          aspectRatio={16 / 9}
          fallbackAction={<Button iconStart={<DownloadIcon />}>Download</Button>}
        />
      ),
      words:
        'The ratio of the job, a poster, and a download as `fallbackAction`: nobody is left with a black box.',
    },
    {
      shown: (
        <div style={{ width: 160, height: 90 }}>
          <FilmPreview src={null} posterUrl={samplePicture(7, 320, 180)} alt="A fjord in spring" />
        </div>
      ),
      words: 'In tiles it is a FilmPreview.',
    },
  ],
  dont: [
    {
      shown: <VideoPlayer title="A fjord in a square" src={sampleVideo} aspectRatio={1} />,
      words: 'Another shape than that of the film, and no poster: black bars, and nothing to know it by.',
    },
  ],
  keys: {
    Tab: 'reach play, later each control',
    'Space, K': 'play or pause',
    M: 'sound off or on',
    F: 'full screen and back',
    'Arrow right, Arrow left': 'on the line: 5 seconds',
  },
};
