import { Stack, Text } from '@aic/design-system';
import { Composer, PriceButton, ProviderNotice, Skeleton } from '@aic/design-system/studio';
import {
  engineChoice,
  lazyPart,
  previewLabel,
  PROMPT_LENGTH_MAX,
  useEarlierPrompts,
  useProvider,
  useShell,
} from '@aic/sdk';
import { askFirst, type PressGuard } from '@aic/sdk/reading';
import { type RefObject, Suspense, useRef } from 'react';
import { optionsOf } from '../image-options.ts';
import type { ImageDraft } from '../use-image-draft.ts';
import type { SubmitImage } from '../use-submit-image.ts';
import { Ideas } from './image-ideas.tsx';
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

const ReferenceField = lazyPart('The reference picture', () =>
  import('./reference-field.tsx').then((file) => file.ReferenceField),
);

const QUICK_PROMPTS = ['Futuristic cityscape', 'Abstract art', 'Portrait photography', 'Nature scene'];

export interface ImageComposerProps {
  draft: ImageDraft;
  onChange(change: Partial<ImageDraft>): void;
  submit: SubmitImage;
  promptRef: RefObject<HTMLTextAreaElement | null>;
  /** A picture to follow. */
  reference: File | null;
  onReferenceChange(reference: File | null): void;
}

export function ImageComposer(props: ImageComposerProps) {
  const { draft, onChange, submit, promptRef, reference, onReferenceChange } = props;
  const provider = useProvider('image');
  const earlierPrompts = useEarlierPrompts('image');
  const guard = useRef<PressGuard>(null);
  const takesReference = provider?.supports.referenceImage === true;
  const { exclude } = optionsOf(draft, provider?.supports, useShell().session.user);
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
        onSubmit={() =>
          askFirst(guard, (isAllowed) => submit.run(draft, takesReference ? reference : null, isAllowed))
        }
        promptRef={promptRef}
        lengthMax={PROMPT_LENGTH_MAX}
        history={earlierPrompts}
        examples={QUICK_PROMPTS}
        renderIdeas={(pick) => (
          <Ideas prompt={draft.prompt} onPick={pick} onPromptChange={(prompt) => onChange({ prompt })} />
        )}
        settings={
          <>
            <EngineChoice />
            <ImageSettings draft={draft} onChange={onChange}>
              {takesReference && (
                <Suspense fallback={<Skeleton height="28px" />}>
                  <ReferenceField
                    value={reference}
                    onChange={(next) => {
                      onReferenceChange(next);
                      onChange({ referenceFrom: null });
                    }}
                    strength={provider.supports.strength === true ? draft.strength : null}
                    onStrengthChange={(strength) => onChange({ strength })}
                  />
                </Suspense>
              )}
            </ImageSettings>
          </>
        }
        actions={
          <PriceButton label="Generate" credits={submit.price * draft.count} isLoading={submit.isPending} />
        }
      />
      {provider?.state === 'preview' && (
        <Suspense fallback={<Text size="small">&nbsp;</Text>}>
          <EngineReading
            request={{
              kind: 'image',
              prompt: draft.prompt,
              ...(exclude !== undefined && { exclude }),
              ...(takesReference && reference !== null && { hasPicture: true }),
            }}
            guard={guard}
          />
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
