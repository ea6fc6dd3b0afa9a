import { STYLE_WORDS } from '../openai/image-provider.ts';
import type { AiSdkEngine, AiSdkMaker, AiSdkTools } from './engine.ts';
import { logWarnings } from './log-warnings.ts';
import { makePicture } from './picture-model.ts';
import { VENDORS } from './vendors.ts';

/** Text to image by the image model of a vendor's package. */
export function createPainter(engine: AiSdkEngine, tools: AiSdkTools): AiSdkMaker<'image'> {
  const { image: facts } = VENDORS[engine.vendor];
  return {
    supports: () => ({ seed: facts.hasSeed, cancel: true }),

    submit({ prompt, style, size, quality, seed }, context) {
      const { options, ...shape } = facts.shape(size, engine.model);
      const finish = facts.quality(quality, engine.model);
      if (finish === null) {
        logWarnings(tools.logger, engine, [{ type: 'unsupported', feature: `quality ${quality}` }]);
      }
      const call = {
        // No model has a parameter for the style, so it is said in words.
        prompt: `${prompt}\n\n${STYLE_WORDS[style]}`,
        ...shape,
        ...(facts.hasSeed ? { seed } : {}),
        options: { ...options, ...finish },
      };
      return makePicture(engine, tools, call, context);
    },
  };
}
