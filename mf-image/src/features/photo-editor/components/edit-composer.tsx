import { Stack, Text } from '@aic/design-system';
import { FileDrop } from '@aic/design-system/media';
import {
  Composer,
  ComposerFrame,
  PriceButton,
  ProviderNotice,
  SegmentedControl,
  Skeleton,
} from '@aic/design-system/studio';
import {
  EDIT_STRENGTH,
  EDIT_TYPES,
  engineChoice,
  lazyPart,
  previewLabel,
  PROMPT_LENGTH_MAX,
  RESULT_COUNTS,
  UPLOAD_SIZE_BYTES_MAX,
  useEarlierPrompts,
  useProvider,
} from '@aic/sdk';
import { useTakeItem } from '@aic/sdk/hand-off';
import { askFirst, type PressGuard } from '@aic/sdk/reading';
import { seedField } from '@aic/sdk/seed';
import { type RefObject, Suspense, useRef } from 'react';
import { styled } from 'styled-components';
import { StrengthSlider } from '../../pictures/strength-slider.tsx';
import { EDIT_TYPE_INFO, UPSCALE_INFO } from '../edit-types.ts';
import type { EditDraft } from '../use-edit-draft.ts';
import type { EditFiles } from '../use-edit-files.ts';
import { Ideas } from './edit-ideas.tsx';

const EngineChoice = engineChoice('edit', () =>
  import('@aic/design-system/overlays').then((file) => file.Select),
);

const SeedField = seedField('edit', () =>
  import('@aic/design-system/overlays').then((file) => file.SeedField),
);

const EngineReading = lazyPart(
  'What the engine understands',
  () => import('../../engine-reading/engine-reading.tsx').then((file) => file.EngineReading),
  // The server has the last word anyway.
  { renderInstead: () => null },
);

const MaskField = lazyPart('The mask', () => import('../mask/mask-field.tsx').then((file) => file.MaskField));

const SEGMENTS = EDIT_TYPES.map((value) => ({ value, label: EDIT_TYPE_INFO[value].title }));
/** After the three, where the engine can. */
const WITH_UPSCALE = [...SEGMENTS, { value: 'upscale', label: UPSCALE_INFO.title }] as const;

const RecentUploads = lazyPart(
  'Your uploads',
  () => import('../../pictures/recent-uploads.tsx').then((file) => file.RecentUploads),
  // The field works without them.
  { renderInstead: () => null },
);

export interface EditComposerProps {
  draft: EditDraft;
  onChange(change: Partial<EditDraft>): void;
  files: EditFiles;
  onFilesChange(change: Partial<EditFiles>): void;
  isPending: boolean;
  /** Credits that each result holds. */
  price: number;
  onSubmit(isApproximationAllowed: boolean): void;
  promptRef: RefObject<HTMLTextAreaElement | null>;
}

/** The picture, what kind of change, the change in words. */
export function EditComposer(props: EditComposerProps) {
  const { draft, onChange, files, onFilesChange, isPending, price, onSubmit, promptRef } = props;
  const provider = useProvider('edit');
  const earlierPrompts = useEarlierPrompts('edit');
  const guard = useRef<PressGuard>(null);
  const takePicture = useTakeItem('edit');
  const takeBackground = useTakeItem('background');
  const canUpscale = provider?.supports.upscale === true;
  const isUpscale = canUpscale && draft.isUpscale;
  const hasMask = files.mask !== null && provider?.supports.mask === true;
  const info = EDIT_TYPE_INFO[draft.editType];
  // A control is hidden only where a known engine does not support it.
  const isKnown = provider !== null && provider.state !== 'unavailable';
  const takesStrength = !isKnown || provider.supports.strength === true;
  // It would cost as much as any other edit.
  const changesNothing = takesStrength && draft.strength === 0;
  const takesReference =
    !isUpscale &&
    draft.editType === 'background_change' &&
    (!isKnown || provider.supports.referenceImage === true);

  return (
    <Stack gap={16}>
      <Stack gap={8}>
        <SegmentedControl
          label="Edit type"
          segments={canUpscale ? WITH_UPSCALE : SEGMENTS}
          value={isUpscale ? 'upscale' : draft.editType}
          onValueChange={(value) =>
            onChange(value === 'upscale' ? { isUpscale: true } : { editType: value, isUpscale: false })
          }
        />
        <Text size="small" tone="muted">
          {isUpscale ? UPSCALE_INFO.description : info.description}
        </Text>
      </Stack>
      <FileDrop
        label="Your picture"
        value={files.image}
        onChange={(image) => onFilesChange({ image })}
        onItem={takePicture}
        sizeBytesMax={UPLOAD_SIZE_BYTES_MAX}
      />
      <Suspense>
        {files.image === null && <RecentUploads onPick={(image) => onFilesChange({ image })} />}
      </Suspense>
      {provider?.supports.mask === true && !isUpscale && files.image !== null && (
        <Suspense fallback={<Skeleton height="28px" />}>
          <MaskField picture={files.image} value={files.mask} onChange={(mask) => onFilesChange({ mask })} />
        </Suspense>
      )}
      {takesReference && (
        <FileDrop
          label="Reference picture (optional)"
          hint="It becomes the new background."
          value={files.reference}
          onChange={(reference) => onFilesChange({ reference })}
          onItem={takeBackground}
          sizeBytesMax={UPLOAD_SIZE_BYTES_MAX}
        />
      )}
      {isUpscale ? (
        <ComposerFrame
          aria-label={UPSCALE_INFO.title}
          onSubmit={() => onSubmit(false)}
          settings={<EngineChoice />}
          actions={
            <PriceButton
              label="Upscale"
              credits={price}
              type="button"
              isLoading={isPending}
              onClick={() => onSubmit(false)}
            />
          }
        />
      ) : (
        <>
          <Composer
            label="Describe the changes"
            placeholder={info.placeholder}
            value={draft.prompt}
            onValueChange={(prompt) => onChange({ prompt })}
            // Without a picture there is nothing to ask about.
            onSubmit={() => (files.image === null ? onSubmit(false) : askFirst(guard, onSubmit))}
            promptRef={promptRef}
            lengthMax={PROMPT_LENGTH_MAX}
            history={earlierPrompts}
            examples={info.suggestions}
            renderIdeas={(pick) => (
              <Ideas prompt={draft.prompt} onPick={pick} onPromptChange={(prompt) => onChange({ prompt })} />
            )}
            examplesLabel="Suggestions"
            settings={
              <>
                <EngineChoice />
                {takesStrength && (
                  <StrengthSlider
                    value={draft.strength}
                    onValueChange={(strength) => onChange({ strength })}
                    bounds={EDIT_STRENGTH}
                  />
                )}
                <Choices>
                  <SegmentedControl
                    label="Results"
                    segments={RESULT_COUNTS}
                    value={String(draft.count)}
                    onValueChange={(count) => onChange({ count: Number(count) })}
                  />
                  <SeedField value={draft.seed} onValueChange={(seed) => onChange({ seed })} />
                </Choices>
              </>
            }
            actions={
              <PriceButton
                label="Edit"
                credits={price * draft.count}
                isLoading={isPending}
                disabledReason={changesNothing ? 'At strength 0 % nothing would change' : undefined}
              />
            }
          />
          {provider?.state === 'preview' && (
            <Suspense fallback={<Text size="small">&nbsp;</Text>}>
              <EngineReading
                request={{
                  kind: 'edit',
                  prompt: draft.prompt,
                  editType: draft.editType,
                  hasPicture: takesReference && files.reference !== null,
                  ...(hasMask && { hasMask }),
                }}
                guard={guard}
              />
            </Suspense>
          )}
        </>
      )}
      <ProviderNotice
        provider={provider}
        preview={previewLabel('edit')}
        missing="No photo editor is configured."
      />
    </Stack>
  );
}

const Choices = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  flex: 1 1 100%;
  gap: 12px;
`;
