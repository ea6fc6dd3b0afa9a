/** Said on the window by what opens the palette without a key. */
export const PALETTE_ASKED = 'aic-palette';

export const openPalette = (): void => void dispatchEvent(new Event(PALETTE_ASKED));
