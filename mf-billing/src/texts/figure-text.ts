const FORMAT = new Intl.NumberFormat('en');

/** A balance as the bar above shows it: '1,938'. */
export const figureText = (credits: number): string => FORMAT.format(credits);
