import type { Guide } from '../../guides/guide.ts';
import { Chip } from '../chip/chip.tsx';
import { PromptIdeas } from './prompt-ideas.tsx';

const ignore = () => {};
const COMMON = {
  onRetry: null,
  onPick: ignore,
  onSave: ignore,
  isSaving: false,
  onRemove: ignore,
  onWord: ignore,
} as const;

export const promptIdeasGuide: Guide = {
  use: "For help with an empty prompt: the user's own templates, whose blanks stand in [brackets], and words to try.",
  instead: {
    PromptChips: 'they are ready examples, in sight below the box',
    Popover: 'they are settings',
    PromptReading: 'it says what an engine makes of the words',
  },
  anatomy: [
    {
      name: 'Templates',
      at: '[role="dialog"] [role="list"]',
      words:
        'A press puts one into the box and goes to its first blank; each can be removed. While they load, or fail to, it says so.',
    },
    {
      name: 'Keep',
      at: '[role="dialog"] div > button',
      words: 'Keeps what is in the box as a template; gives a reason where there is nothing to keep.',
    },
    {
      name: 'Words',
      at: '[role="dialog"] fieldset',
      words: 'In groups, and each adds itself to the prompt. A word that is there already is off.',
    },
  ],
  do: [
    {
      shown: (
        <PromptIdeas
          {...COMMON}
          trigger={<Chip>Templates and words to try</Chip>}
          templates={[{ id: 'a', text: 'A [animal] in the snow' }]}
          prompt=""
          words={[{ label: 'Light', words: ['dawn', 'dusk'] }]}
        />
      ),
      words: 'One chip before the examples opens it: help that is asked for.',
    },
  ],
  dont: [
    {
      shown: (
        <PromptIdeas
          {...COMMON}
          trigger={<Chip>A hundred styles</Chip>}
          templates={[]}
          prompt=""
          words={[
            { label: 'Style', words: ['masterpiece', 'best quality', 'trending', '8k', 'award-winning'] },
          ]}
        />
      ),
      words: 'Words that say nothing about the picture teach nothing.',
    },
  ],
  keys: {
    Tab: 'go through templates and words',
    Enter: 'use what has the focus',
    Escape: 'close it; the focus is on its chip again',
  },
};
