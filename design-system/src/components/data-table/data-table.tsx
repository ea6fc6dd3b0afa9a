import type { ReactNode } from 'react';
import { VisuallyHidden } from '../../a11y/visually-hidden.tsx';
import type { RootProps } from '../../styling/root-props.ts';
import { Skeleton } from '../skeleton/skeleton.tsx';
import { Scroller, Table } from './data-table.styles.ts';

export interface DataColumn<Row> {
  id: string;
  header: string;
  /** The header is for screen readers only: a column of buttons. */
  isHeaderHidden?: boolean;
  /** Amounts and buttons stand at the end. @default 'start' */
  align?: 'start' | 'end';
  /** Left out on phones. */
  isWideOnly?: boolean;
  /** Names the row; one column of a table. */
  isRowHeader?: boolean;
  render: (row: Row) => ReactNode;
}

export interface DataTableProps<Row> extends RootProps<'div', 'role'> {
  /** What the rows are, for screen readers: "Invoices". */
  caption: string;
  /** From left to right: heading, cell and width of each. */
  columns: readonly DataColumn<Row>[];
  /** In the order shown: the table does not sort. */
  rows: readonly Row[];
  /** A value that stays with its row when others come or go. */
  rowKey: (row: Row) => string;
  /** Further rows are on their way: skeletons stand below. */
  isLoadingMore?: boolean;
}

/**
 * Rows of facts that are compared by column. Its frame takes the focus, so that it can be scrolled with the keyboard.
 */
export function DataTable<Row>({ rows, rowKey, isLoadingMore = false, ...frame }: DataTableProps<Row>) {
  const { columns } = frame;
  return (
    <Frame {...frame}>
      {rows.map((row) => (
        <tr key={rowKey(row)}>
          {columns.map(({ render, ...column }) => (
            <Cell key={column.id} column={column}>
              {render(row)}
            </Cell>
          ))}
        </tr>
      ))}
      {isLoadingMore && <SkeletonRows columns={columns} />}
    </Frame>
  );
}

export type DataTableSkeletonProps<Row> = Omit<DataTableProps<Row>, 'rows' | 'rowKey' | 'isLoadingMore'>;

/** The table while it loads for the first time. */
export function DataTableSkeleton<Row>(frame: DataTableSkeletonProps<Row>) {
  return (
    <Frame {...frame}>
      <SkeletonRows columns={frame.columns} />
    </Frame>
  );
}

type Column = Omit<DataColumn<never>, 'render'>;

interface FrameProps extends RootProps<'div', 'role'> {
  caption: string;
  columns: readonly Column[];
  children: ReactNode;
}

function Frame({ caption, columns, children, ...rest }: FrameProps) {
  return (
    // In the tab order, because what scrolls has to be reached with the keyboard.
    <Scroller aria-label={caption} tabIndex={0} {...rest} role="region">
      <Table aria-label={caption}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.id} scope="col" {...cellData(column)}>
                {column.isHeaderHidden === true ? (
                  <VisuallyHidden>{column.header}</VisuallyHidden>
                ) : (
                  column.header
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </Table>
    </Scroller>
  );
}

function Cell({ column, children }: { column: Column; children: ReactNode }) {
  return column.isRowHeader === true ? (
    <th scope="row" {...cellData(column)}>
      {children}
    </th>
  ) : (
    <td {...cellData(column)}>{children}</td>
  );
}

function SkeletonRows({ columns }: { columns: readonly Column[] }) {
  return ['a', 'b', 'c', 'd'].map((row) => (
    <tr key={row} aria-hidden>
      {columns.map((column) => (
        <td key={column.id} {...cellData(column)}>
          <Skeleton height="20px" />
        </td>
      ))}
    </tr>
  ));
}

const cellData = ({ align, isWideOnly }: Column) => ({
  'data-align': align,
  'data-wide-only': isWideOnly === true ? '' : undefined,
});
