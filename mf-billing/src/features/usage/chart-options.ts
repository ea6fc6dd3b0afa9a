import { token } from '@aic/design-system';
import { shortDayText } from '@aic/sdk/account';
import UPlot from 'uplot';
import { tokenValue } from '../../theme/token-value.ts';
import type { PageTheme } from '../../theme/use-theme.ts';
import { CHART_HEIGHT_PX, type ChartView } from './chart-view.ts';

interface ChartInput {
  view: ChartView;
  /** Whose colours are in the page now: they are read while the options are made. */
  theme: PageTheme;
  /** In px. */
  width: number;
  /** The pointer is above this day, by its place in the data; null: above none. */
  onPoint(index: number | null): void;
}

/** Spent credits are bars, a balance is a line: the one is of a day, the other goes on. */
export function chartOptions({ view, width, onPoint }: ChartInput): UPlot.Options {
  const color = tokenValue(token.color.accentText);
  const axis: UPlot.Axis = {
    stroke: tokenValue(token.color.fgMuted),
    font: '12px Inter, system-ui, sans-serif',
    grid: { stroke: tokenValue(token.color.border), width: 1 },
    ticks: { show: false },
  };
  return {
    width,
    height: CHART_HEIGHT_PX,
    // Days are UTC days: a time zone would move their names.
    tzDate: (seconds) => UPlot.tzDate(new Date(seconds * 1000), 'Etc/UTC'),
    legend: { show: false },
    cursor: { y: false, drag: { x: false, y: false } },
    scales: { y: { range: (_chart, _low, high) => [0, Math.max(high, 10) * 1.05] } },
    axes: [
      { ...axis, grid: { show: false }, values: dayNames },
      { ...axis, size: 48 },
    ],
    series: [
      {},
      {
        stroke: color,
        width: 2,
        points: { show: false },
        ...(view === 'spent'
          ? { fill: color, width: 0, paths: barPaths() }
          : { fill: `color-mix(in srgb, ${color} 14%, transparent)` }),
      },
    ],
    hooks: { setCursor: [({ cursor }) => onPoint(cursor.idx ?? null)] },
  };
}

const dayNames = (_chart: UPlot, splits: number[]): string[] =>
  splits.map((seconds) => shortDayText(seconds * 1000));

const barPaths = (): UPlot.Series.PathBuilder => UPlot.paths.bars?.({ size: [0.6, 24] }) ?? (() => null);
