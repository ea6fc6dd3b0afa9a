import type { Guide } from '../../guides/guide.ts';
import { Stack } from '../layout/layout.tsx';
import { Text } from '../text/text.tsx';
import { TitleButton } from './title-button.tsx';

const ignore = () => {};
const PROMPT = 'A lighthouse on a cliff at dusk, long exposure, soft waves and a warm window';

export const titleButtonGuide: Guide = {
  use: "For an item's title in a list, which opens the item at full size.",
  instead: {
    LinkText: 'it leads to another page',
    Text: 'the item cannot be opened',
    TileGrid: 'the whole tile is the control',
  },
  choices: {
    tone: { default: 'the title is what is read', muted: 'the picture above it is what is looked at' },
    size: { ui: 'in rows', small: 'below a picture' },
    weight: { medium: 'the title of a row', regular: 'a prompt below a picture' },
  },
  anatomy: [
    {
      name: 'Title',
      at: 'button',
      words: 'Usually the prompt. What does not fit is cut off on screen, and read as a whole.',
    },
  ],
  do: [
    {
      shown: (
        <div style={{ maxWidth: 260 }}>
          <TitleButton title={PROMPT} onOpen={ignore} lines={2} />
        </div>
      ),
      words: 'One or two lines: enough to know an item by.',
    },
  ],
  dont: [
    {
      shown: (
        <Stack gap={4} align="start">
          <Text lines={1}>Waves at dusk</Text>
          <TitleButton title="Open" onOpen={ignore} />
        </Stack>
      ),
      words: 'A title that does nothing beside a word that does: the eye and the finger go to the title.',
    },
  ],
  keys: { Tab: 'reach it', 'Enter, Space': 'open the item' },
};
