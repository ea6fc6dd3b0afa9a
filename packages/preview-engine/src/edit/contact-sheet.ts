import sharp from 'sharp';
import { drawPhoto } from '../../test/drawn-photo.ts';
import { editByWords } from '../../test/edit-measures.ts';
import { layTiles, saveSheet, type Tile } from '../../test/sheet.ts';
import { paintImage } from '../image/paint-image.ts';

// Edits onto docs/pictures/photo-edits.webp, to look at after a change: node
// packages/preview-engine/src/edit/contact-sheet.ts

const landscape = paint('a mountain lake in the morning', 3);
const person = drawPhoto('person', 'garden', 1000).png;
/** As through a window on a grey day. */
const dull = new Uint8Array(
  await sharp(landscape)
    .linear([0.4, 0.45, 0.5], [52, 54, 62])
    .modulate({ saturation: 0.75 })
    .png()
    .toBuffer(),
);

type Edit = readonly [
  image: Uint8Array,
  editType: 'enhance' | 'general' | 'background_change',
  prompt: string,
];
const reference = paint('desert dunes at dusk', 3);
const SHEET: readonly (Edit | readonly [image: Uint8Array])[] = [
  [dull],
  [dull, 'enhance', 'Improve light and colour'],
  [landscape],
  [landscape, 'general', 'Vintage look'],
  [landscape, 'general', 'Black and white, more contrast'],
  [landscape, 'general', 'much warmer, vignette'],
  [landscape, 'general', 'Duotone of purple and orange'],
  [landscape, 'general', 'Crop to 16:9, white border'],
  [person],
  [person, 'background_change', 'Plain studio grey'],
  [person, 'background_change', 'A calm beach'],
  [person, 'background_change', 'Reference image'],
];

const tiles: Tile[] = [];
for (const [image, editType, prompt] of SHEET) {
  if (!editType || !prompt) tiles.push({ image, label: 'Original' });
  else {
    const behind = prompt === 'Reference image' ? reference : null;
    const edited = await editByWords(image, prompt, { editType, strength: 70, reference: behind });
    tiles.push({ image: edited.png, label: prompt });
  }
}
await saveSheet(await layTiles(tiles, 400), 'photo-edits.webp', 78);

function paint(prompt: string, seed: number): Uint8Array {
  const { png } = paintImage(
    { prompt, seed, size: '1024x1024', quality: 'standard', style: 'natural' },
    () => undefined,
  );
  return png;
}
