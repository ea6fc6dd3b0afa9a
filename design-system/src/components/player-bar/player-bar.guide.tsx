import type { Guide } from '../../guides/guide.ts';
import { Stack } from '../layout/layout.tsx';
import { LinkText } from '../link/link.tsx';
import { Text } from '../text/text.tsx';

export const playerBarGuide: Guide = {
  use: 'For the sound that goes on while the user moves between tools; the shell renders it once, outside of every tool.',
  instead: {
    AudioTrack: 'it is a track of a list, played where it stands',
    VideoPlayer: 'there is something to see',
    FloatingBar: 'it is about a selection',
  },
  anatomy: [
    {
      name: 'Play',
      at: '[aria-label="Player"] button',
      words: 'One button for both: its name says what a press does.',
    },
    {
      name: 'Title',
      at: '[aria-label="Player"] [title]:not(button)',
      words: 'A `link` back to the track, by the router.',
    },
    {
      name: 'Line',
      at: '[aria-label="Player"] [role="slider"]',
      words: 'Where it is, and a place to go to.',
    },
    {
      name: 'Close',
      at: '[aria-label="Close player"]',
      words:
        'Stops the sound: a bar that is gone leaves no music behind. Before it stand next, loop and volume where there are such; on phones the volume is left to their own keys.',
    },
  ],
  do: [
    {
      shown: (
        <Stack gap={2}>
          <LinkText href="#music">Night drive along the coast</LinkText>
          <Text size="caption" tone="muted" isTabular>
            0:12 / 0:30
          </Text>
        </Stack>
      ),
      words:
        'The title leads back. What sticks to the bottom of the window adds `--aic-player-height` to its distance, beside `--aic-dock-height`.',
    },
  ],
  dont: [
    {
      shown: <Text tone="muted">Music plays on and no bar is there.</Text>,
      words: 'What sounds has to be found and stopped from every page.',
    },
  ],
  keys: {
    Tab: 'go through its controls',
    'Space, Enter': 'on the button: play or pause',
    'Arrow right, Arrow left': 'on the line: 5 seconds; on the volume: 5 %',
    'Page up, Page down': 'on the line: 10 seconds',
    'Home, End': 'on the line: start and end',
  },
};
