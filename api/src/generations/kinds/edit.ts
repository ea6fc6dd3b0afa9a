import { MISSING_UPLOAD, type ProviderInfo } from '@aic/contract';
import {
  EDIT_UPSCALE,
  editRequestSchema,
  storedEditRequestSchema,
  type StoredUpload,
} from '@aic/contract/schemas';
import {
  maskOfAnotherShape,
  maskWithoutTransparency,
  noMask,
  noUpscale,
  tooLargeToUpscale,
} from '../errors/option-errors.ts';
import { mediaUrl, THUMBNAILS } from './columns.ts';
import { defineServerKind, defineStart } from './server-kind.ts';

/** What of an edit takes an engine that can do it. */
interface EditOptions {
  upscale?: number | undefined;
  image?: StoredUpload;
  mask?: StoredUpload;
}

/** Rounding to whole pixels changes the shape of a narrow picture by so much. */
const SHAPE_TOLERANCE = 0.02;

export const EDIT = defineServerKind('edit', {
  service: 'The photo editor',
  form: defineStart({
    summary: 'Change an image',
    schema: editRequestSchema,
    images: [
      { name: 'image', missing: MISSING_UPLOAD },
      // The new background; other edits have no use for it.
      {
        name: 'secondImage',
        missing: null,
        isUsed: ({ editType, upscale }) => editType === 'background_change' && upscale === undefined,
      },
      { name: 'mask', missing: null, isMaterial: false, isUsed: ({ upscale }) => upscale === undefined },
    ],
    requireSupport,
  }),
  columns: {
    editType: `g.request ->> 'editType'`,
    strength: `(g.request ->> 'strength')::integer`,
    originalImageUrl: mediaUrl('g.request', 'image'),
    referenceImageUrl: mediaUrl('g.request', 'secondImage'),
    maskUrl: mediaUrl('g.request', 'mask'),
    upscale: `(g.request ->> 'upscale')::integer`,
    width: `(g.request #>> '{image,width}')::integer`,
    height: `(g.request #>> '{image,height}')::integer`,
    editedImageUrl: mediaUrl('g.output', 'image'),
    thumbnails: THUMBNAILS,
  },
  aspectRatio: `(g.request #>> '{image,width}')::float8 / (g.request #>> '{image,height}')::float8`,
  stored: storedEditRequestSchema,
  smallest: {
    prompt: 'Make it red',
    editType: 'general',
    strength: 50,
    image: { key: 'grey', width: 64, height: 64, mediaType: 'image/png' },
  },
  toJob: ({ prompt, editType, strength, upscale, image, secondImage, mask }, seed) => ({
    kind: 'edit' as const,
    /** What is to change. */
    prompt,
    editType,
    /** Percent, 0..100. */
    strength,
    image,
    /** The new background; only with `background_change`. */
    reference: secondImage ?? null,
    /** PNG of the image's shape: what is transparent in it is where to change. Null: everywhere. */
    mask: mask ?? null,
    /** Not null: times as many pixels a side, and nothing else. */
    upscale: upscale ?? null,
    seed,
  }),
});

/** What the engine in place cannot do is refused, not ignored: no user pays for another edit than they asked for. */
function requireSupport({ upscale, image, mask }: EditOptions, supports: ProviderInfo['supports']): void {
  if (mask) {
    if (supports.mask !== true) throw noMask();
    // A picture without an alpha channel is stored as JPEG.
    if (mask.mediaType !== 'image/png') throw maskWithoutTransparency();
    if (image && Math.abs(shapeOf(mask) / shapeOf(image) - 1) > SHAPE_TOLERANCE) throw maskOfAnotherShape();
  }
  if (upscale === undefined) return;
  if (supports.upscale !== true) throw noUpscale();
  const pixels = image ? image.width * image.height * upscale ** 2 : 0;
  if (pixels > EDIT_UPSCALE.pixelsMax) throw tooLargeToUpscale(EDIT_UPSCALE.pixelsMax / 1_000_000);
}

const shapeOf = ({ width, height }: Pick<StoredUpload, 'width' | 'height'>): number => width / height;
