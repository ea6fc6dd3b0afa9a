// Plans, prices and tables: for the pages about money, in the shell and in the account.
export {
  type CreditCost,
  CreditCosts,
  type CreditCostsProps,
} from './components/credit-costs/credit-costs.tsx';
export {
  type DataColumn,
  DataTable,
  type DataTableProps,
  DataTableSkeleton,
  type DataTableSkeletonProps,
} from './components/data-table/data-table.tsx';
export { FactList, type FactListProps } from './components/fact-list/fact-list.tsx';
export { Notice, type NoticeProps, type NoticeTone } from './components/notice/notice.tsx';
export { PlanCard, type PlanCardProps } from './components/plan-card/plan-card.tsx';
