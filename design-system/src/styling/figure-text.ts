/** '1938', '12,345', as `figureText` of the SDK, which this package does not know. */
export const figureText = (figure: number): string =>
  (figures ??= new Intl.NumberFormat('en', { useGrouping: 'min2' })).format(figure);

/** Made with the first figure: it takes a phone a tenth of a second. */
let figures: Intl.NumberFormat | undefined;
