import type { DataColumn } from '@aic/design-system/billing';
import { timeText } from '../../../components/time-text.ts';
import type { Move } from '../release-rows.ts';

export const MOVE_COLUMNS: DataColumn<Move>[] = [
  { id: 'when', header: 'When', render: ({ at }) => timeText(at) },
  { id: 'name', header: 'Tool', isRowHeader: true, render: ({ name }) => name },
  { id: 'what', header: 'What', render: whatOf },
  {
    id: 'builds',
    header: 'Builds',
    render: ({ from, build }) => [from, build].filter((id) => id !== null).join(' → ') || '–',
  },
  { id: 'actor', header: 'By', isWideOnly: true, render: ({ actor }) => actor },
];

function whatOf({ kind, channel, percent, note }: Move): string {
  const where = channel === null || channel === 'stable' ? '' : `, ${channel}`;
  const share = percent === null || percent === 100 ? '' : `, ${percent} %`;
  return `${kind}${where}${share}${note ? `: ${note}` : ''}`;
}
