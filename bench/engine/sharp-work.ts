import sharp from 'sharp';
import { reportMemory } from './memory.ts';
import { takePhoto } from './photo.ts';

/** The least that an edit of a photo takes: its pixels, changed, and its file. */
const photo = await takePhoto();
await reportMemory(async () => {
  const { data, info } = await sharp(photo).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  await sharp(data, { raw: info }).modulate({ brightness: 1.1 }).png().toBuffer();
});
