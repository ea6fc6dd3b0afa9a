export const TILE_GAP_PX = 8;
/** Two lines of caption with the space around them. */
export const CAPTION_REM = 2.625;
