import type { Guide } from '../../guides/guide.ts';
import { PriceButton } from '../price-button/price-button.tsx';
import { Composer } from './composer.tsx';

const ignore = () => {};

export const composerGuide: Guide = {
  use: 'For the beginning of every tool: prompt, what is wrong with it, example prompts, settings and the button with its price, from top to bottom.',
  instead: {
    TextArea: 'it is a text of a form, and no prompt',
    StudioLayout: 'the page around it: column, result and strip',
    PriceButton: 'a press takes no words: `ComposerFrame` keeps the button at its place',
  },
  anatomy: [
    {
      name: 'Prompt',
      at: 'textarea',
      words:
        'Two to eight lines, growing with its text. Its length is shown from nine tenths of `lengthMax` on; a text that is too long is never cut, and the action leads back to it.',
    },
    {
      name: 'Examples',
      at: 'fieldset',
      words: 'Fill the box; running stays the step of the user. They can be left out.',
    },
    {
      name: 'Settings',
      at: '[role="combobox"]',
      words: 'Selects and segmented controls with a value from the start. They can be left out.',
    },
    {
      name: 'Action',
      at: 'button[type="submit"]',
      words:
        'On phones it stays in reach while the composer is on screen, above `--aic-dock-height`; what gets the focus is scrolled clear of it.',
    },
  ],
  do: [
    {
      shown: (
        <Composer
          label="Describe your picture"
          value="A lighthouse on a cliff at dusk"
          onValueChange={ignore}
          onSubmit={ignore}
          actions={<PriceButton label="Generate" credits={20} disabledReason="You have 8 credits." />}
        />
      ),
      words: 'What stands in the way is said at the button, and the draft stays.',
    },
  ],
  dont: [
    {
      shown: (
        <Composer
          label="Describe your film"
          value=""
          placeholder="Prompt"
          error="Invalid prompt"
          onValueChange={ignore}
          onSubmit={ignore}
          actions={<PriceButton label="Go" credits={20} />}
        />
      ),
      words: 'A failure that clears the box and does not say how to mend it costs the user the words.',
    },
  ],
  keys: {
    'Ctrl+Enter, Cmd+Enter':
      'in the prompt: press the submit button, if that can be pressed; held down, once',
    Enter: 'in the prompt: begin a new line',
    'Arrow up': 'at the start of the prompt: the prompt before, of `history`',
    'Arrow down': 'at the end of one of these: the one after it, at last what was typed',
    'Tab, Shift+Tab': 'go to the next [blank] of a template; without one, leave the prompt',
  },
};
