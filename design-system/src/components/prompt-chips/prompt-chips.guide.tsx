import type { Guide } from '../../guides/guide.ts';
import { PromptChips } from './prompt-chips.tsx';

const ignore = () => {};

export const promptChipsGuide: Guide = {
  use: 'For example prompts that fill a composer, in one row below its box.',
  instead: {
    Composer: 'there is one already: it has `examples`',
    PromptIdeas: "the user's own templates, and words to try",
    Chip: 'suggestions that fill something else, or filters',
  },
  anatomy: [
    {
      name: 'Row',
      at: 'fieldset',
      words: 'Scrolls by itself where it is too long, and has a name for screen readers.',
    },
    { name: 'Prompt', at: 'fieldset button', words: 'Fills the box. Running it stays the step of the user.' },
  ],
  do: [
    {
      shown: (
        <PromptChips
          label="Prompts that say what is seen"
          prompts={['Lighthouse at dusk', 'Rainy market street', 'Paper boats']}
          onPick={ignore}
        />
      ),
      words: 'Prompts that work as they are, each of another kind: they teach by being run.',
    },
  ],
  dont: [
    {
      shown: (
        <PromptChips
          label="Prompts that say nothing"
          prompts={[
            'Try me',
            'Surprise me',
            'Something with a very long description of everything that is in it',
          ]}
          onPick={ignore}
        />
      ),
      words: 'What a press fills in has to be read before it.',
    },
  ],
  keys: { Tab: 'go from one to the next', Enter: 'fill the prompt' },
};
