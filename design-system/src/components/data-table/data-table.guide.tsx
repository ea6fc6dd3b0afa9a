import type { Guide } from '../../guides/guide.ts';
import { type DataColumn, DataTable } from './data-table.tsx';

interface Move {
  id: string;
  date: string;
  reason: string;
  credits: string;
}

const ROWS: readonly Move[] = [
  { id: '2', date: 'Nov 2', reason: 'Image', credits: '-20' },
  { id: '1', date: 'Nov 1', reason: 'Renewal of Pro', credits: '+500' },
];
const DATE: DataColumn<Move> = { id: 'date', header: 'Date', isRowHeader: true, render: ({ date }) => date };
const REASON: DataColumn<Move> = {
  id: 'reason',
  header: 'For',
  isWideOnly: true,
  render: ({ reason }) => reason,
};
const CREDITS: DataColumn<Move> = {
  id: 'credits',
  header: 'Credits',
  align: 'end',
  render: ({ credits }) => credits,
};

export const dataTableGuide: Guide = {
  use: 'For rows of facts that are compared by column: invoices, moves of credits, users.',
  instead: {
    FactList: 'they are facts about one thing',
    MediaGrid: 'what is in them is looked at',
    EmptyState: 'there is no row: it stands in place of the table and teaches',
    RecentItems: 'they are items of a studio',
  },
  anatomy: [
    {
      name: 'Frame',
      at: '[role="region"]',
      words:
        'Has the name of the rows and takes the focus, so that arrow left and right scroll it where its columns do not fit.',
    },
    {
      name: 'Header',
      at: 'th[scope="col"]',
      words: 'One or two words. Hidden over a column of buttons, and still read.',
    },
    { name: 'Row header', at: 'th[scope="row"]', words: 'One column names the row (`isRowHeader`).' },
    { name: 'Amount', at: 'td[data-align="end"]', words: 'Stands at the end, in figures of equal width.' },
  ],
  do: [
    {
      shown: (
        <DataTable
          caption="Moves of credits"
          columns={[DATE, REASON, CREDITS]}
          rows={ROWS}
          rowKey={({ id }) => id}
        />
      ),
      words:
        "A phone shows what decides; the rest is `isWideOnly` and stands in the row's own page or dialog.",
    },
  ],
  dont: [
    {
      shown: (
        <DataTable
          caption="One move of credits"
          columns={[DATE, CREDITS]}
          rows={ROWS.slice(1)}
          rowKey={({ id }) => id}
        />
      ),
      words: 'One row compares nothing: it is a FactList.',
    },
  ],
  keys: { Tab: 'go to the frame, then to the controls in it' },
};
