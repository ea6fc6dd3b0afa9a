const FIGURE = new Intl.NumberFormat('en', { useGrouping: 'min2' });

/** '1938', '12,345', as `figureText` of the SDK, which this package does not know. */
export const figureText = (figure: number): string => FIGURE.format(figure);
