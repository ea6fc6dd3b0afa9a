import type { Guide } from '../../guides/guide.ts';
import { Slider } from './slider.tsx';

const ignore = () => {};

export const sliderGuide: Guide = {
  use: 'For a number where the place on the scale matters more than the figure: strength, length, volume.',
  instead: {
    TextField: 'the figure is known, such as a price or a year',
    SegmentedControl: 'there are two to four steps with names',
    SeedField: 'it is a seed',
  },
  anatomy: [
    { name: 'Label', at: 'span[id]', words: 'Above the track, with the value at its end.' },
    {
      name: 'Thumb',
      at: '[role="slider"]',
      words: 'Dragged, or moved by keys; a press on the track brings it there.',
    },
  ],
  do: [
    {
      shown: (
        <Slider
          label="Duration"
          min={2}
          max={10}
          value={4}
          formatValue={(seconds) => `${seconds} s`}
          hint="Longer films take longer to make."
          onValueChange={ignore}
        />
      ),
      words: 'Give the value its unit, and say what more of it does.',
    },
  ],
  dont: [
    {
      shown: <Slider label="Year of birth" min={1900} max={2026} value={1984} onValueChange={ignore} />,
      words: 'A figure that is known is typed, not searched for.',
    },
  ],
  keys: {
    Tab: 'reach the thumb',
    'Arrow right, Arrow left, Arrow up, Arrow down': 'one step more or less',
    'Page up, Page down': 'ten more or less',
    'Shift+Arrow right, Shift+Arrow left': 'the same as the page keys',
    'Home, End': 'the smallest and the largest value',
  },
};
