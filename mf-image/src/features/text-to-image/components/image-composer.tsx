import { Stack, Text } from '@aic/design-system';
import { Composer, PriceButton, ProviderNotice } from '@aic/design-system/studio';
import {
  engineChoice,
  lazyPart,
  previewLabel,
  PROMPT_LENGTH_MAX,
  useEarlierPrompts,
  useProvider,
} from '@aic/sdk';
import { askFirst, type PressGuard } from '@aic/sdk/reading';
import { type RefObject, Suspense, useRef } from 'react';
import type { ImageDraft } from '../use-image-draft.ts';
import type { SubmitImage } from '../use-submit-image.ts';
import { ImageSettings } from './image-settings.tsx';

const EngineChoice = engineChoice('image', () =>
  import('@aic/design-system/overlays').then((file) => file.Select),
);

const EngineReading = lazyPart(
  'What the engine understands',
  () => import('../../engine-reading/engine-reading.tsx').then((file) => file.EngineReading),
  // The server has the last word anyway.
  { renderInstead: () => null },
);

const QUICK_PROMPTS = ['Futuristic cityscape', 'Abstract art', 'Portrait photography', 'Nature scene'];

export interface ImageComposerProps {
  draft: ImageDraft;
  onChange(change: Partial<ImageDraft>): void;
  submit: SubmitImage;
  promptRef: RefObject<HTMLTextAreaElement | null>;
}

export function ImageComposer({ draft, onChange, submit, promptRef }: ImageComposerProps) {
  const provider = useProvider('image');
  const earlierPrompts = useEarlierPrompts('image');
  const guard = useRef<PressGuard>(null);
  return (
    <Stack gap={8}>
      <Composer
        label="Describe your image"
        placeholder="A lighthouse on a cliff at dusk, calm sea, violet sky"
        value={draft.prompt}
        onValueChange={(prompt) =>
          onChange({
            prompt,
            madeFrom: prompt === '' || QUICK_PROMPTS.includes(prompt) ? null : draft.madeFrom,
          })
        }
        onSubmit={() => askFirst(guard, (isAllowed) => submit.run(draft, isAllowed))}
        promptRef={promptRef}
        lengthMax={PROMPT_LENGTH_MAX}
        history={earlierPrompts}
        examples={QUICK_PROMPTS}
        settings={
          <>
            <EngineChoice />
            <ImageSettings draft={draft} onChange={onChange} />
          </>
        }
        actions={<PriceButton label="Generate" credits={submit.price} isLoading={submit.isPending} />}
      />
      {provider?.state === 'preview' && (
        <Suspense fallback={<Text size="small">&nbsp;</Text>}>
          <EngineReading request={{ kind: 'image', prompt: draft.prompt }} guard={guard} />
        </Suspense>
      )}
      <ProviderNotice
        provider={provider}
        preview={previewLabel('image')}
        missing="No image engine is configured."
      />
    </Stack>
  );
}
