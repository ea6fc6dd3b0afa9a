import type { Guide } from '../../guides/guide.ts';
import { CopyIcon, DownloadIcon } from '../../icons/icons.ts';
import { Button } from '../button/button.tsx';
import { Cluster } from '../layout/layout.tsx';
import { ItemActions } from './item-actions.tsx';

const ignore = () => {};

export const itemActionsGuide: Guide = {
  use: 'For what can be done with one item now: cancel while its job is under way, then download, copy, reuse, run again.',
  instead: {
    DropdownMenu: 'there are more than four or five: the seldom ones go behind one button',
    FloatingBar: 'they are done with all that is selected',
    ResultPanel: 'its ResultFooter has them, in words',
  },
  anatomy: [
    {
      name: 'Action',
      at: 'article button',
      words:
        'An icon in a tile or a row, words in a ResultFooter. Each has the item in its name, because a list of buttons tells nothing of the item that each is in.',
    },
    {
      name: 'Run again',
      at: 'article button:last-of-type',
      words: 'A RerunButton, with its price (`rerunCredits`). Left out where nothing can be repeated.',
    },
  ],
  do: [
    {
      shown: (
        <Cluster>
          <ItemActions
            about="Waves at noon"
            cancel={null}
            isInWords
            actions={[
              {
                label: 'Download',
                icon: <DownloadIcon />,
                onPress: ignore,
                disabledReason: 'There is no film yet',
              },
              { isPublished: true, onPress: ignore },
            ]}
          />
        </Cluster>
      ),
      words:
        'Give all in their order: in words an action that can do nothing says why, as an icon it is left out. Publishing has its words in every tool.',
    },
    {
      shown: (
        <Cluster>
          <ItemActions
            about="Waves at night"
            cancel={{ isEarly: false, isPending: false, onCancel: ignore }}
            actions={[{ label: 'Copy prompt', icon: <CopyIcon />, onPress: ignore }]}
          />
        </Cluster>
      ),
      words:
        'While the job is under way Cancel takes the place of the actions, so nothing moves when it has ended.',
    },
  ],
  dont: [
    {
      shown: (
        <Cluster>
          <Button size="dense">Cancel</Button>
          <Button size="dense" disabled>
            Download
          </Button>
          <Button size="dense" disabled>
            Run again
          </Button>
        </Cluster>
      ),
      words: 'Buttons that can do nothing for a minute, and do not say why.',
    },
  ],
  keys: { Tab: 'go from one to the next', Enter: 'do it' },
};
