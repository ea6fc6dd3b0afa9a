import { expect, it, onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import { mount } from '../../testing/mount.tsx';
import { type DataColumn, DataTable, DataTableSkeleton } from './data-table.tsx';

interface Row {
  id: string;
  words: string;
}

const COLUMNS: readonly DataColumn<Row>[] = [
  { id: 'words', header: 'Words', isRowHeader: true, render: ({ words }) => words },
  { id: 'more', header: 'More', isWideOnly: true, render: () => 'more' },
];

/** @param width in px, until the test ends */
async function showAt(width: number): Promise<void> {
  onTestFinished(() => page.viewport(1280, 800));
  await page.viewport(width, 800);
}

it('scrolls inside its own frame when a row is too long, so that the page does not', async () => {
  const hidden: DataColumn<Row> = { id: 'open', header: 'Open', isHeaderHidden: true, render: () => 'open' };
  await showAt(320);
  mount(
    <DataTable
      caption="Words"
      columns={[...COLUMNS, hidden]}
      rows={[{ id: '1', words: 'a'.repeat(80) }]}
      rowKey={(row) => row.id}
    />,
  );
  const frame = page.getByRole('region', { name: 'Words' }).element();

  expect(frame.scrollWidth).toBeGreaterThan(frame.clientWidth);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
});

it('leaves out on phones what is for wide screens only', async () => {
  mount(
    <DataTable
      caption="Words"
      columns={COLUMNS}
      rows={[{ id: '1', words: 'one' }]}
      rowKey={(row) => row.id}
    />,
  );

  await expect.element(page.getByRole('columnheader', { name: 'More' })).toBeVisible();
  await showAt(390);
  await expect.element(page.getByRole('columnheader', { name: 'More' })).not.toBeInTheDocument();
});

it('has its columns while it loads, so that nothing moves when the rows come', () => {
  mount(<DataTableSkeleton caption="Words" columns={COLUMNS} />);

  expect(page.getByRole('columnheader').elements()).toHaveLength(2);
  expect(page.getByRole('row').elements()).toHaveLength(1);
});
