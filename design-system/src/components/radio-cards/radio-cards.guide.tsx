import type { Guide } from '../../guides/guide.ts';
import { ImageIcon, MusicIcon, VideoIcon } from '../../icons/icons.ts';
import { RadioCards } from './radio-cards.tsx';

const ignore = () => {};

export const radioCardsGuide: Guide = {
  use: "For no new page: it is deprecated. It was for a page's first fork, of two to four ways to go on.",
  instead: {
    SegmentedControl: 'it is a setting among others, and a word each is enough',
    RadioGroup: 'it stands inside a form',
    Tabs: 'the page below is another view of the same, and nothing is chosen',
    Card: 'each leads to a page of its own',
  },
  anatomy: [
    {
      name: 'Card',
      at: '[role="radio"]',
      words: 'The whole card is pressed; the chosen one has the border of the accent.',
    },
    { name: 'Title', at: '[role="radio"] span[id]:not([id$="-note"])', words: 'Two or three words.' },
    { name: 'Description', at: '[role="radio"] [id$="-note"]', words: 'One line: what will be there.' },
  ],
  do: [
    {
      shown: (
        <RadioCards
          label="What to make"
          value="image"
          onValueChange={ignore}
          cards={[
            {
              value: 'image',
              title: 'Text to image',
              description: 'Describe it, get a picture.',
              icon: <ImageIcon />,
            },
            {
              value: 'video',
              title: 'Image to video',
              description: 'A picture that moves.',
              icon: <VideoIcon />,
            },
          ]}
        />
      ),
      words: 'Titles and lines of about the same length.',
    },
  ],
  dont: [
    {
      shown: (
        <RadioCards
          label="Genre of the track"
          value="jazz"
          onValueChange={ignore}
          cards={[
            { value: 'jazz', title: 'Jazz', description: 'Jazz music.', icon: <MusicIcon /> },
            { value: 'pop', title: 'Pop', description: 'Pop music.', icon: <MusicIcon /> },
          ]}
        />
      ),
      words: 'A card whose line repeats its title takes the room of the page for a Select.',
    },
  ],
  keys: { Tab: 'reach the chosen one, and leave them', 'Arrow right, Arrow left': 'move and choose' },
};
