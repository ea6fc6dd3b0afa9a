import type { Guide } from '../../guides/guide.ts';
import { samplePicture } from '../../stories/sample-picture.tsx';
import { PictureRow } from './picture-row.tsx';

const ignore = () => {};
const pictureOf = (place: number, label: string) => ({
  id: String(place),
  label,
  src: samplePicture(place, 160, 120),
});

export const pictureRowGuide: Guide = {
  use: 'For a few small pictures below a field, each of which fills the field: recent uploads.',
  instead: {
    FileDrop: 'the picture comes from the device: it is the field itself',
    MediaGrid: 'they are looked at, and not chosen from',
    RadioGroup: 'the choice stays visible, with a title and a line each',
  },
  anatomy: [
    { name: 'Label', at: '[role="group"] > span', words: 'What these are. It names the row.' },
    {
      name: 'Picture',
      at: '[role="group"] button',
      words:
        'Has a name, which is also its hint. While the chosen one is on its way it shows a spinner, and none can be pressed.',
    },
  ],
  do: [
    {
      shown: (
        <PictureRow
          label="Uploads of this week"
          pictures={[pictureOf(1, 'Upload of Nov 1, 2026'), pictureOf(2, 'Upload of Nov 2, 2026')]}
          onPick={ignore}
        />
      ),
      words: 'As many as fit into one line, the newest first, each with a name that tells it apart.',
    },
  ],
  dont: [
    {
      shown: (
        <PictureRow
          label="Uploads"
          pictures={[pictureOf(3, 'Picture'), pictureOf(4, 'Picture')]}
          onPick={ignore}
        />
      ),
      words: 'Names that are alike leave one who does not see them nothing to choose by.',
    },
  ],
  keys: { Tab: 'go from one to the next', 'Enter, Space': 'fill the field with it' },
};
