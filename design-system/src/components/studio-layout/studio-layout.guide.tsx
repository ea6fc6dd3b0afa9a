import type { Guide } from '../../guides/guide.ts';
import { Card } from '../card/card.tsx';
import { Grid, Stack } from '../layout/layout.tsx';
import { Text } from '../text/text.tsx';

export const studioLayoutGuide: Guide = {
  use: 'For the page of every tool, as wide as the window, so that learning one tool teaches the others.',
  instead: {
    Stack: 'it is a page that is read, 1120 px wide at most',
    Tabs: 'a tool has two views: each of them is such a page',
  },
  anatomy: [
    {
      name: 'Head',
      at: '[data-composer-column] h1',
      words: "The page's heading, with a SegmentedControl where there is a choice of what to make.",
    },
    {
      name: 'Composer',
      at: '[data-composer-column]',
      words:
        'A column of 380 px from 1024 px on, with a Composer and its ProviderNotice. Its button is always at the end of what is seen of it.',
    },
    {
      name: 'Result',
      at: '[data-composer-column] + *',
      words: 'A ResultPanel, beside the column, or below it on smaller screens.',
    },
    {
      name: 'Latest',
      at: '[data-latest-strip]',
      words:
        'RecentItems: from 1440 px on a strip of its own. Column and strip stick while a long result is read. It can be left out.',
    },
  ],
  do: [
    {
      shown: (
        <Grid minColumnWidth="80px" gap={8}>
          <Stack gap={8}>
            <Text weight="medium">Image</Text>
            <Card padding={12}>Prompt, settings, button</Card>
          </Stack>
          <Card padding={12}>Result</Card>
          <Card padding={12}>Latest images</Card>
        </Grid>
      ),
      words:
        'Each part at its place, in the same order on a phone. The shell gives it the whole window and no footer.',
    },
  ],
  dont: [
    {
      shown: (
        <Grid minColumnWidth="120px">
          <Stack gap={8}>
            <Card padding={12}>Settings</Card>
            <Card padding={12}>History</Card>
          </Stack>
          <Card padding={12}>Prompt and result</Card>
        </Grid>
      ),
      words: 'An order of its own has to be learnt, and on phones it hides the button.',
    },
  ],
  keys: {},
};
