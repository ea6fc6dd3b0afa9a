import type { Guide } from '../../guides/guide.ts';
import { Stack } from '../layout/layout.tsx';
import { Skeleton } from './skeleton.tsx';

export const skeletonGuide: Guide = {
  use: 'For the first load of a view: the true shape of what comes, so that nothing moves when it is there.',
  instead: {
    Spinner: 'it is a small place without a shape: a button, a badge',
    Progress: 'something is made or sent, and the share is known',
    EmptyState: 'it has loaded, and there is nothing',
    DataTable: 'it is a table: `DataTableSkeleton` has its shape',
    TileGrid: 'it is a library: `TileGridSkeleton` has its shape',
  },
  choices: {
    radius: {
      control: 'a line, a field, a button',
      card: 'a card or a picture',
      panel: 'a panel of a page',
      chip: 'a small mark',
      full: 'a round one, such as a picture of a user',
    },
  },
  anatomy: [
    {
      name: 'Shape',
      at: 'span[aria-hidden]',
      words:
        'As large as what comes. Screen readers skip it; the region around it has a name and `aria-busy`.',
    },
  ],
  do: [
    {
      shown: (
        <div aria-busy style={{ maxWidth: 200 }}>
          <Stack gap={8}>
            <Skeleton aspectRatio={1} radius="card" />
            <Skeleton width="80%" />
          </Stack>
        </div>
      ),
      words: 'Ratio and lines of the tile that takes its place. A refresh keeps what is there, without one.',
    },
  ],
  dont: [
    {
      shown: (
        <Stack gap={8}>
          <Skeleton height="24px" />
          <Skeleton height="24px" />
          <Skeleton height="24px" />
        </Stack>
      ),
      words: 'Three lines for whatever comes: the page jumps all the same.',
    },
  ],
  keys: {},
};
