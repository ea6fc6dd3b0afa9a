/** The element around a first screen in the HTML, which the tool's React root takes over. */
export const FIRST_SCREEN = '[data-first-screen]';
