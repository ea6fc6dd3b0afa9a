import type { Guide } from '../../guides/guide.ts';
import { SettingsIcon } from '../../icons/icons.ts';
import { Button } from '../button/button.tsx';
import { TextField } from '../text-field/text-field.tsx';
import { Popover } from './popover.tsx';

export const popoverGuide: Guide = {
  use: 'For a few controls beside their button, such as more settings, while the page stays in use.',
  instead: {
    Dialog: 'it is a task to be finished or left, or it has more than a few fields',
    DropdownMenu: 'it is a list of actions',
    Tooltip: 'it is a word on a control, and nothing can be pressed in it',
    Select: 'one value of a list is chosen',
  },
  choices: {
    align: {
      start: 'its button begins a row',
      end: 'its button ends a row',
      center: 'seldom: a button in the middle',
    },
  },
  anatomy: [
    { name: 'Button', at: 'button', words: 'Says what is inside. It opens and closes it.' },
    {
      name: 'Panel',
      at: '[role="dialog"]',
      words: 'Takes the focus, keeps 10 px from the edges of the window, and acts at once: it has no Save.',
    },
  ],
  do: [
    {
      shown: (
        <Popover
          label="More settings of a picture"
          trigger={<Button iconStart={<SettingsIcon />}>More settings</Button>}
        >
          <TextField label="Seed" size="base" />
        </Popover>
      ),
      words: 'Settings that most people leave as they are.',
    },
  ],
  dont: [
    {
      shown: (
        <Popover label="Error" trigger={<Button>What went wrong?</Button>}>
          Your card was refused.
        </Popover>
      ),
      words: 'What has to be read stands on the page.',
    },
  ],
  keys: {
    Tab: 'reach its button; inside, go on through the controls',
    Enter: 'open it',
    Escape: 'close it; the focus is on its button again',
  },
};
