const FIGURE = new Intl.NumberFormat('en', { useGrouping: 'min2' });

/** 9999, 10,000. */
export const countText = (count: number): string => FIGURE.format(count);
