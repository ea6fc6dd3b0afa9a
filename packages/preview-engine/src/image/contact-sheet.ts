import { layTiles, saveSheet, type Tile } from '../../test/sheet.ts';
import { paintImage } from './paint-image.ts';

// Paints docs/pictures/images-contact-sheet.webp, to look at after a change: node
// packages/preview-engine/src/image/contact-sheet.ts

const SHEET: readonly (readonly [prompt: string, seed: number])[] = [
  ['Futuristic cityscape', 1],
  ['a mountain lake at sunset', 1],
  ['Abstract art', 12],
  ['Portrait photography', 2],
  ['sailboats on a calm sea at sunset', 1],
  ['aurora over pines', 1],
  ['misty forest in the morning with a deer', 2],
  ['desert dunes at dusk with a cactus', 3],
  ['geometric poster', 1],
  ['still life with fruit', 1],
  ['violet and gold silk, abstract', 1],
  ['a lighthouse at dusk', 1],
];

const tiles = SHEET.map(([prompt, seed]): Tile => {
  const job = { prompt, seed, size: '1024x1024', quality: 'hd', style: 'vivid' } as const;
  return { image: paintImage(job, () => undefined).png, label: prompt };
});
await saveSheet(await layTiles(tiles, 420), 'images-contact-sheet.webp', 74);
