import type { Guide } from '../../guides/guide.ts';
import { samplePicture } from '../../stories/sample-picture.tsx';
import { JobTile } from './job-tile.tsx';

const STARTED_AT_MS = Date.now() - 7000;
const tile = (title: string, state: Parameters<typeof JobTile>[0]['state']) => (
  <div style={{ width: 200 }}>
    <JobTile title={title} aspectRatio={4 / 3} state={state} />
  </div>
);

export const jobTileGuide: Guide = {
  use: 'For one job from queue to picture: it has the shape of the picture from the first frame and never changes size.',
  instead: {
    MediaTile: 'it is a tile of a library, of any kind',
    AudioTrack: 'it is a track: its placeholder is the same row',
    StatusBadge: 'the list has no tiles',
    Progress: 'there is no picture to come',
  },
  anatomy: [
    {
      name: 'Place of the picture',
      at: 'article > div',
      words: 'Progress first, or where in line it stands; then the picture, or what happened.',
    },
    {
      name: 'Title',
      at: 'article span[title]',
      words: 'The prompt, two lines of it; pressed where the item can be opened.',
    },
    {
      name: 'Actions',
      at: 'article button',
      words: 'Cancel, then download or run again. Their row keeps its height in every state.',
    },
  ],
  do: [
    {
      shown: tile('A harbour that failed', {
        kind: 'failed',
        reason: 'The provider did not answer in time.',
        refund: '20 credits are back',
      }),
      words: 'A failed one says what happened and that the credits are back.',
    },
    {
      shown: tile('A quiet harbour at dawn', {
        kind: 'done',
        media: <img src={samplePicture(3, 400, 300)} alt="A quiet harbour at dawn" />,
      }),
      words: 'The picture has its prompt as alternative text.',
    },
  ],
  dont: [
    {
      shown: tile('A harbour at 99 %', { kind: 'running', startedAtMs: STARTED_AT_MS, progress: 0.99 }),
      words: "`progress` is the provider's own figure or `null`: a made-up percentage is worse than none.",
    },
  ],
  keys: { Tab: 'go through title and actions' },
};
