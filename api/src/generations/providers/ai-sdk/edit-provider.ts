import sharp from 'sharp';
import { ProviderError } from '../../errors/provider-error.ts';
import type { SourceImage } from '../../kinds/server-kind.ts';
import { editPrompt } from '../openai/edit-prompt.ts';
import { editSize } from '../openai/edit-size.ts';
import type { AiSdkEngine, AiSdkMaker, AiSdkTools } from './engine.ts';
import { makePicture, toImageFile } from './picture-model.ts';
import { VENDORS } from './vendors.ts';

/** Photo editing by an image model that takes pictures. As no package has a number for it, the strength is words. */
export function createEditor(engine: AiSdkEngine, tools: AiSdkTools): AiSdkMaker<'edit'> {
  const { edit, image } = VENDORS[engine.vendor];
  const hasReference = (edit?.picturesMax(engine) ?? 0) > 1;
  return {
    supports: () => ({ seed: image.hasSeed, cancel: true, referenceImage: hasReference, strength: true }),

    async submit(job, context) {
      const { image: source, reference, seed } = job;
      if (reference !== null && !hasReference) {
        throw new ProviderError('invalid_request', 'The engine takes one picture, not two.', {
          shownMessage:
            'This engine cannot use a second image. Remove it, or describe the background in words.',
        });
      }
      const call = {
        prompt: editPrompt(job),
        files: [source, ...(reference === null ? [] : [reference])].map(toImageFile),
        ...(image.hasSeed ? { seed } : {}),
        // The others keep the shape of the picture that they are given.
        ...(edit?.needsSize ? { size: await sizeFor(engine.model, source) } : {}),
      };
      return makePicture(engine, tools, call, context);
    },
  };
}

async function sizeFor(model: string, { bytes }: SourceImage): Promise<`${number}x${number}`> {
  const { width, height } = await sharp(bytes).metadata();
  // Safe because that is how sizes are written on this wire.
  return editSize(model, { width, height }) as `${number}x${number}`;
}
