/** What the chart shows of each day. */
export type ChartView = 'spent' | 'balance';

/** The same while it loads, so that nothing moves when it is rendered. */
export const CHART_HEIGHT_PX = 200;
