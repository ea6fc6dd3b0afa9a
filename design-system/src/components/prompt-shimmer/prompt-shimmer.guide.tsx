import type { Guide } from '../../guides/guide.ts';
import { Text } from '../text/text.tsx';
import { PromptShimmer } from './prompt-shimmer.tsx';

const place = { position: 'relative', isolation: 'isolate', overflow: 'hidden', padding: 40 } as const;

export const promptShimmerGuide: Guide = {
  use: 'For the ground behind what says how far a job is: light in the colours of what is being made.',
  instead: {
    Skeleton: 'a view loads, and nothing is made',
    Progress: 'it says how far: this says only that something is under way',
    JobTile: 'it is a tile: it has one',
  },
  anatomy: [
    {
      name: 'Words on it',
      at: '[aria-hidden] + span',
      words:
        'It fills its place, which is positioned and isolated, and says nothing by itself. Still where less motion is asked for.',
    },
  ],
  do: [
    {
      shown: (
        <div style={place}>
          <PromptShimmer colours={['#a1412b', '#ee9f4c']} />
          <Text as="span">Creating 40 %</Text>
        </div>
      ),
      words: "Two colours that the prompt calls for; without them the accent's.",
    },
  ],
  dont: [
    {
      shown: (
        <div style={place}>
          <PromptShimmer />
        </div>
      ),
      words: 'Without words nobody knows what it waits for.',
    },
  ],
  keys: {},
};
