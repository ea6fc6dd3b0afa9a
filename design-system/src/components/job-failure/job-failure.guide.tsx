import type { Guide } from '../../guides/guide.ts';
import { Stack } from '../layout/layout.tsx';
import { JobFailure } from './job-failure.tsx';

export const jobFailureGuide: Guide = {
  use: 'For what stands in the place of a result when its job failed.',
  instead: {
    ErrorState: 'a view could not be loaded',
    JobTile: 'it is a tile: its state `failed` has one',
    Toast: 'the user is elsewhere: the shell says it there',
  },
  anatomy: [
    { name: 'Icon', at: 'svg', words: 'Stands above the words, in a column that its place centres.' },
    {
      name: 'Reason',
      at: 'svg + span',
      words: 'What happened, in words for the user, cut off after `reasonLines`.',
    },
    {
      name: 'Credits',
      at: 'svg + span + span',
      words: 'What went back to the balance. Left out only where nothing was held.',
    },
  ],
  do: [
    {
      shown: (
        <Stack gap={8} align="center">
          <JobFailure reason="The engine refused the words. Try others." refund="20 credits are back" />
        </Stack>
      ),
      words: 'What happened, what to do, what became of the credits.',
    },
  ],
  dont: [
    {
      shown: (
        <Stack gap={8} align="center">
          <JobFailure reason="Error: upstream 502" refund={null} />
        </Stack>
      ),
      words: 'Words of a machine, and the user asks where the credits are.',
    },
  ],
  keys: {},
};
