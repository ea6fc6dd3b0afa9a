import type { Guide } from '../../guides/guide.ts';
import { Button } from '../button/button.tsx';
import { Card } from '../card/card.tsx';
import { Text } from '../text/text.tsx';
import { Cluster, Grid, Stack } from './layout.tsx';

export const layoutGuide: Guide = {
  use: 'For all room between things: Stack sets them below each other, Cluster beside each other with wrapping, Grid in as many equal columns as fit.',
  instead: {
    StudioLayout: 'it is the page of a tool',
    MediaGrid: 'they are pictures of different shapes',
    FactList: 'they are names with values',
    DataTable: 'they are compared by column',
  },
  choices: {
    gap: {
      2: 'lines that are one: a title and its date',
      4: 'a heading and its line; icons of a bar',
      8: 'a control and what belongs to it; buttons beside each other',
      12: 'parts of a card; small cards',
      16: 'between cards, and between fields of a form',
      24: 'groups of a form or a panel',
      32: 'sections of a page',
      40: 'parts of a page that stand alone',
    },
    align: {
      stretch: 'of a Stack: all are as wide as it is',
      start: 'buttons in a Stack keep their width',
      center: 'of a Cluster: one line of controls',
      baseline: 'texts of different sizes in one line',
      end: 'seldom',
    },
  },
  anatomy: [
    {
      name: 'Room',
      at: 'div > div + div',
      words: 'Belongs to what is around: a thing has no margin of its own.',
    },
  ],
  do: [
    {
      shown: (
        <Grid minColumnWidth="140px">
          <Card padding={12}>One</Card>
          <Card padding={12}>Two</Card>
          <Card padding={12}>Three</Card>
        </Grid>
      ),
      words: '16 px between cards; the columns are as many as fit, without a breakpoint.',
    },
    {
      shown: (
        <Cluster gap={8}>
          <Button variant="primary">Save</Button>
          <Button>Cancel</Button>
        </Cluster>
      ),
      words: '8 px between buttons, which wrap where there is no room.',
    },
  ],
  dont: [
    {
      shown: (
        <Stack gap={48}>
          <Text weight="medium">Plan</Text>
          <Text>Pro</Text>
        </Stack>
      ),
      words: 'What belongs together is nearer than what does not.',
    },
  ],
  keys: {},
};
