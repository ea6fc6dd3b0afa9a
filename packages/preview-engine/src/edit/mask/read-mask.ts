import sharp from 'sharp';
import { EditRefusal } from '../../engine/edit-refusal.ts';
import { smoothstep } from '../../maths/curves.ts';
import type { Picture } from '../../picture/picture.ts';
import { softBlur } from '../planes/box-blur.ts';
import { mapPlane, type Plane, zipPlanes } from '../planes/plane.ts';

/** Less is what scaling a mask leaves beside its edges. */
const SHARE_MIN = 0.02;
/** Of the edge of a masked part, as a share of the picture's long side. */
const SOFTNESS = 0.002;

/**
 * How much of the edit each pixel gets, 0..1: by OpenAI's convention a mask is transparent where the picture is to
 * change. The edge is soft on its inner side only, so that nothing outside of the mask changes.
 * @throws EditRefusal when it cannot be read, or marks nothing: an unchanged picture would be paid for
 */
export async function readMask(bytes: Uint8Array, size: Pick<Picture, 'width' | 'height'>): Promise<Plane> {
  const marked = await readTransparency(bytes, size);
  const area = mapPlane(marked, (share) => (share > SHARE_MIN ? 1 : 0));
  const soft = softBlur(area, Math.max(size.width, size.height) * SOFTNESS);
  const shares = zipPlanes(marked, soft, (share, around) =>
    share > SHARE_MIN ? share * smoothstep(0.5, 1, around) : 0,
  );
  if (shares.values.every((share) => share === 0)) {
    throw new EditRefusal('The mask marks no part of the picture. Mark what is to change.');
  }
  return shares;
}

async function readTransparency(
  bytes: Uint8Array,
  { width, height }: Pick<Picture, 'width' | 'height'>,
): Promise<Plane> {
  try {
    const alpha = await sharp(bytes, { pages: 1 })
      .ensureAlpha()
      .extractChannel('alpha')
      .resize({ width, height, fit: 'fill' })
      .raw()
      .toBuffer();
    return mapPlane({ width, height, values: Float32Array.from(alpha) }, (opacity) => 1 - opacity / 255);
  } catch (cause) {
    throw new EditRefusal('The mask cannot be read. Mark the part of the picture again.', { cause });
  }
}
