const FORMAT = new Intl.NumberFormat('en', { useGrouping: 'min2' });

/** A balance as the bar above shows it: '1938', '12,345'. Plans write 1500 credits, so four figures stand together. */
export const figureText = (credits: number): string => FORMAT.format(credits);
