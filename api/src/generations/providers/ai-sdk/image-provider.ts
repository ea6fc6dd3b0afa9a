import { STYLE_WORDS } from '../openai/image-provider.ts';
import { referenceWords } from '../openai/reference-prompt.ts';
import type { AiSdkEngine, AiSdkMaker, AiSdkTools } from './engine.ts';
import { logWarnings } from './log-warnings.ts';
import { makePicture, toImageFile } from './picture-model.ts';
import { VENDORS } from './vendors.ts';

/** Text to image by the image model of a vendor's package. */
export function createPainter(engine: AiSdkEngine, tools: AiSdkTools): AiSdkMaker<'image'> {
  const { image: facts } = VENDORS[engine.vendor];
  const takesReference = facts.takesReference?.(engine.model) === true;
  return {
    supports: () => ({
      seed: facts.hasSeed,
      cancel: true,
      ratios: [...(facts.ratios?.(engine.model) ?? [])],
      exclude: (facts.exclude?.('', engine.model) ?? null) !== null,
      referenceImage: takesReference,
      strength: takesReference,
    }),

    submit({ prompt, style, size, ratio, quality, exclude, reference, strength, seed }, context) {
      const { options, ...shape } = facts.shape({ size, ratio }, engine.model);
      const finish = facts.quality(quality, engine.model);
      if (finish === null) {
        logWarnings(tools.logger, engine, [{ type: 'unsupported', feature: `quality ${quality}` }]);
      }
      const call = {
        // No model has a parameter for the style, so it is said in words.
        prompt: [prompt, STYLE_WORDS[style], referenceWords({ reference, strength })]
          .filter(Boolean)
          .join('\n\n'),
        ...(reference && { files: [toImageFile(reference)] }),
        ...shape,
        ...(facts.hasSeed ? { seed } : {}),
        options: {
          ...options,
          ...finish,
          ...(exclude !== '' && facts.exclude?.(exclude, engine.model)),
        },
      };
      return makePicture(engine, tools, call, context);
    },
  };
}
