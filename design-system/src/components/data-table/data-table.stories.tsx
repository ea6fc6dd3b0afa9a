import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Badge } from '../badge/badge.tsx';
import { Button } from '../button/button.tsx';
import { Stack } from '../layout/layout.tsx';
import { type DataColumn, DataTable, type DataTableProps, DataTableSkeleton } from './data-table.tsx';

interface Invoice {
  id: string;
  date: string;
  reason: string;
  amount: string;
}

const columns: readonly DataColumn<Invoice>[] = [
  { id: 'date', header: 'Date', isRowHeader: true, render: ({ date }) => date },
  { id: 'reason', header: 'For', render: ({ reason }) => reason },
  { id: 'status', header: 'Status', isWideOnly: true, render: () => <Badge tone="success">Paid</Badge> },
  { id: 'amount', header: 'Amount', align: 'end', render: ({ amount }) => amount },
  {
    id: 'open',
    header: 'Receipt',
    isHeaderHidden: true,
    align: 'end',
    render: () => <Button size="dense">Receipt</Button>,
  },
];

const rows: readonly Invoice[] = [
  { id: '2', date: 'Nov 1, 2026', reason: 'Renewal of Pro', amount: '$7.99' },
  { id: '1', date: 'Oct 1, 2026', reason: 'Pro', amount: '$7.99' },
];

const meta: Meta<DataTableProps<Invoice>> = {
  title: 'Layout/DataTable',
  component: DataTable,
  args: { caption: 'Invoices', columns, rows, rowKey: ({ id }) => id },
};

export default meta;
type Story = StoryObj<DataTableProps<Invoice>>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: 'Invoices' })).toBeVisible();
    await expect(canvas.getByRole('rowheader', { name: 'Nov 1, 2026' })).toBeVisible();
    await expect(canvas.getByRole('columnheader', { name: 'Receipt' })).toBeInTheDocument();
    await userEvent.tab();
    await expect(canvas.getByRole('region', { name: 'Invoices' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getAllByRole('button', { name: 'Receipt' })[0]).toHaveFocus();
  },
};

export const Loading: Story = { render: () => <DataTableSkeleton caption="Loading" columns={columns} /> };

export const LoadingMore: Story = { args: { isLoadingMore: true } };

export const Matrix: Story = {
  render: (args) => (
    <Stack gap={24}>
      <DataTable {...args} />
      <DataTable {...args} caption="Further rows are on their way" isLoadingMore />
      <DataTableSkeleton caption="Loading" columns={columns} />
      <div style={{ maxWidth: 300 }}>
        <DataTable {...args} caption="Too narrow: it scrolls" />
      </div>
    </Stack>
  ),
};
