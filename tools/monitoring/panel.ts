/** A panel over time. */
export interface Panel {
  title: string;
  /** What a reader has to know to read it. */
  description?: string;
  /** Of Grafana. @default short */
  unit?: 's' | 'bytes' | 'percentunit' | 'reqps' | 'ops' | 'short' | 'none';
  /** PromQL by its legend, in which `{{label}}` is the label's value. */
  queries: Readonly<Record<string, string>>;
}

export interface Row {
  title: string;
  panels: readonly Panel[];
}

/** The quantiles of a histogram, by these labels. */
export function quantilesOf(
  histogram: string,
  by: readonly string[],
  shares: readonly number[],
): Panel['queries'] {
  const names = by.map((label) => ` {{${label}}}`).join('');
  return Object.fromEntries(
    shares.map((share) => [
      `p${share * 100}${names}`,
      `histogram_quantile(${share}, sum by (${['le', ...by].join(', ')}) (rate(${histogram}_bucket[5m])))`,
    ]),
  );
}
