import type { Guide } from '../../guides/guide.ts';
import { LinkText } from '../link/link.tsx';
import { SeedField } from './seed-field.tsx';

const ignore = () => {};

export const seedFieldGuide: Guide = {
  use: 'For the seed of a generation: empty it is another one each time, kept it makes the same again.',
  instead: {
    TextField: 'it is any other number',
    Slider: 'it is a number with a scale, such as a strength',
  },
  anatomy: [
    { name: 'Box', at: 'input', words: 'Digits alone, up to 2147483647. Emptied, the seed is free again.' },
    {
      name: 'Keep or next',
      at: 'button',
      words:
        'Empty: keeps the seed of the newest result. Kept: goes on to the next one. Left out before the first result.',
    },
    { name: 'Hint', at: 'p', words: 'Says which of the two it is.' },
  ],
  do: [
    {
      shown: (
        <SeedField
          value={null}
          latest={null}
          onValueChange={ignore}
          locked={
            <>
              Part of Creator+. <LinkText href="#plans">See plans</LinkText>
            </>
          }
        />
      ),
      words: 'Where a plan does not have it, it stands there, says so and leads to the plans.',
    },
  ],
  dont: [
    {
      shown: <SeedField value={0} latest={41} onValueChange={ignore} />,
      words: 'Zero is a seed: every result would be alike. A seed that is not chosen is null.',
    },
  ],
  keys: { Tab: 'reach it, then its button', Enter: 'keep the latest seed, or take the next one' },
};
