import { createCanvas, loadImage, type Canvas } from '@napi-rs/canvas';

// Dark paper with labelled tiles.

const SHEET_FONT = '"Inter Variable", Inter, "Helvetica Neue", "Liberation Sans", sans-serif';
const LABEL_COLOUR = '#adb1b8';

const COLUMNS = 4;
const GAP_PX = 16;
const LABEL_PX = 34;

export interface Tile {
  /** PNG bytes. */
  image: Uint8Array;
  label: string;
}

function openSheet(width: number, height: number): Canvas {
  const sheet = createCanvas(width, height);
  const ctx = sheet.getContext('2d');
  ctx.fillStyle = '#0a0c10';
  ctx.fillRect(0, 0, width, height);
  ctx.imageSmoothingQuality = 'high';
  return sheet;
}

/** Four pictures a row, each fitted into a square over its label. */
export async function layTiles(tiles: readonly Tile[], tilePx: number): Promise<Canvas> {
  const rows = Math.ceil(tiles.length / COLUMNS);
  const sheet = openSheet(COLUMNS * (tilePx + GAP_PX) + GAP_PX, rows * (tilePx + LABEL_PX + GAP_PX) + GAP_PX);
  const ctx = sheet.getContext('2d');
  ctx.font = `17px ${SHEET_FONT}`;
  ctx.fillStyle = LABEL_COLOUR;
  for (const [index, { image, label }] of tiles.entries()) {
    const picture = await loadImage(image);
    const x = GAP_PX + (index % COLUMNS) * (tilePx + GAP_PX);
    const y = GAP_PX + Math.floor(index / COLUMNS) * (tilePx + LABEL_PX + GAP_PX);
    const scale = tilePx / Math.max(picture.width, picture.height);
    const [width, height] = [picture.width * scale, picture.height * scale];
    ctx.drawImage(picture, x, y + (tilePx - height) / 2, width, height);
    ctx.fillText(label, x + 2, y + tilePx + 24);
  }
  return sheet;
}
