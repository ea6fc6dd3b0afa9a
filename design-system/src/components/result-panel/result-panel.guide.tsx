import type { Guide } from '../../guides/guide.ts';
import { DownloadIcon, ImageIcon } from '../../icons/icons.ts';
import { samplePicture } from '../../stories/sample-picture.tsx';
import type { JobStatus } from '../status-badge/status-badge.tsx';
import { ResultFooter } from './result-footer.tsx';
import { ResultPanel } from './result-panel.tsx';

interface Picture {
  id: string;
  status: JobStatus;
  prompt: string;
}

const ignore = () => {};
const HARBOUR: Picture = { id: 'a', status: 'completed', prompt: 'A quiet harbour' };
const EMPTY = {
  icon: <ImageIcon />,
  title: 'Your picture appears here',
  description: 'Describe it and press Generate.',
};

const panel = (title: string, hasFooter: boolean) => (
  <ResultPanel<Picture>
    title={title}
    query={{ data: [HARBOUR], isPending: false }}
    skeletonRatio={1.6}
    empty={EMPTY}
    {...(hasFooter && {
      renderFooter: ({ prompt }: Picture) => (
        <ResultFooter
          note="1024 × 640 · HD"
          about={prompt}
          cancel={null}
          actions={[{ label: 'Download', icon: <DownloadIcon />, onPress: ignore }]}
        />
      ),
    })}
  >
    {({ prompt }) => <img src={samplePicture(3, 320, 200)} alt={prompt} style={{ width: '100%' }} />}
  </ResultPanel>
);

export const resultPanelGuide: Guide = {
  use: 'For the newest item of a studio, large, beside the composer; ResultGrid in it shows the two to four results of one press.',
  instead: {
    RecentItems: 'they are the items before it',
    Lightbox: 'it is one item over any page',
    JobTile: 'it is one of a list',
  },
  anatomy: [
    { name: 'Title', at: 'section h2', words: 'Heading and name of the region.' },
    {
      name: 'Item',
      at: 'section h2 + div',
      words:
        'At least as high as `bodyHeightMin`. While the list loads for the first time a skeleton of the true shape stands there; before the first item an empty state says how to get one.',
    },
    {
      name: 'Note',
      at: 'section h2 + div + div > span',
      words: 'Of a ResultFooter: what the item was made of, or a control of the panel.',
    },
    {
      name: 'Actions',
      at: 'section button',
      words:
        'Of the item, in words, at the end. With its footer the panel has the same height in every state of the job.',
    },
  ],
  do: [
    {
      shown: panel('A result with its footer', true),
      words: 'What was made, how, and what can be done with it.',
    },
  ],
  dont: [
    {
      shown: panel('A result alone', false),
      words: 'A footer that comes with the end of the job moves all that stands below.',
    },
  ],
  keys: { Tab: 'go through the actions of the item' },
};
