import { Stack } from '@aic/design-system';
import { useProvider, useShell } from '@aic/sdk';
import { StudioComposer } from '@aic/studio';
import type { RefObject } from 'react';
import { optionsOf } from '../image-options.ts';
import { QUICK_PROMPTS, WORDS } from '../quick-prompts.ts';
import type { ImageDraft } from '../use-image-draft.ts';
import type { SubmitImage } from '../use-submit-image.ts';
import { ImageSettings, ImageShape, summaryOf } from './image-settings.tsx';
import { ReferenceField } from './reference-field.tsx';

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
  const { draft, onChange, submit, promptRef, onReferenceChange } = props;
  const provider = useProvider('image');
  const takesReference = provider?.supports.referenceImage === true;
  const reference = takesReference ? props.reference : null;
  const { exclude } = optionsOf(draft, provider?.supports, useShell().session.user);
  return (
    <Stack gap={8}>
      <StudioComposer
        kind="image"
        label="Describe your image"
        placeholder="A lighthouse on a cliff at dusk, calm sea, violet sky"
        draft={draft}
        onChange={onChange}
        submit={submit}
        promptRef={promptRef}
        examples={QUICK_PROMPTS}
        words={WORDS}
        shown={<ImageShape draft={draft} onChange={onChange} />}
        summary={summaryOf(draft, provider?.supports)}
        beside={
          takesReference && (
            <ReferenceField
              value={reference}
              onChange={(next) => {
                onReferenceChange(next);
                onChange({ referenceFrom: null });
              }}
              strength={provider.supports.strength === true ? draft.strength : null}
              onStrengthChange={(strength) => onChange({ strength })}
            />
          )
        }
        settings={<ImageSettings draft={draft} onChange={onChange} />}
        onSubmit={(isAllowed) => submit.run(draft, reference, isAllowed)}
        reading={{
          ...(exclude !== undefined && { exclude }),
          ...(reference !== null && { hasPicture: true }),
        }}
        notice={{ missing: 'No image engine is configured.' }}
      />
    </Stack>
  );
}
