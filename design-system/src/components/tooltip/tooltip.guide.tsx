import type { Guide } from '../../guides/guide.ts';
import { DownloadIcon } from '../../icons/icons.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import { Text } from '../text/text.tsx';

export const tooltipGuide: Guide = {
  use: 'For the words of an icon, and the reason of a disabled button: a `title` of a few words on the element is all that it needs.',
  instead: {
    Text: 'it has to be read: touch has no hover',
    Popover: 'there is something in it to press or to copy',
    TextField: 'it explains a field: that is its hint',
    Notice: 'it says how the page stands',
  },
  anatomy: [
    {
      name: 'Control',
      at: '[title], [data-hint]',
      words:
        'Has the words as its `title`. The layer shows them after 700 ms under a mouse, at once at the focus, and within 300 ms of another one.',
    },
  ],
  do: [
    {
      shown: (
        <IconButton label="Download as WebP">
          <DownloadIcon />
        </IconButton>
      ),
      words: 'The words of the icon, and no more. `TooltipLayer` is there once, rendered by the shell.',
    },
  ],
  dont: [
    {
      shown: (
        <Text
          as="span"
          title="Credits reset on the first of each month and cannot be carried over to the next one."
        >
          480 credits
        </Text>
      ),
      words:
        'A fact that somebody needs is hidden from fingers, and from keys where nothing takes the focus.',
    },
  ],
  keys: { Tab: 'show it at the control that gets the focus' },
};
