import { Stack, Text } from '@aic/design-system';
import { ComposerFrame, PriceButton, SegmentedControl, Skeleton } from '@aic/design-system/studio';
import { EDIT_STRENGTH, EDIT_TYPES, lazyPart, useProvider } from '@aic/sdk';
import {
  countText,
  EngineChoice,
  EngineNotice,
  OneRow,
  PictureField,
  SettingsGrid,
  SharedOptions,
  StudioComposer,
  useMaySupport,
} from '@aic/studio';
import { type RefObject, Suspense } from 'react';
import { StrengthSlider } from '../../pictures/strength-slider.tsx';
import { EDIT_TYPE_INFO, UPSCALE_INFO } from '../edit-types.ts';
import type { EditDraft } from '../use-edit-draft.ts';
import type { EditFiles } from '../use-edit-files.ts';
import type { SubmitEdit } from '../use-submit-edit.ts';

const MaskField = lazyPart('The mask', () => import('../mask/mask-field.tsx').then((file) => file.MaskField));

const SEGMENTS = EDIT_TYPES.map((value) => ({ value, label: EDIT_TYPE_INFO[value].title }));
/** After the three, where the engine can. */
const WITH_UPSCALE = [...SEGMENTS, { value: 'upscale', label: UPSCALE_INFO.title }] as const;

const NOTICE = { missing: 'No photo editor is configured.' };

export interface EditComposerProps {
  draft: EditDraft;
  onChange(change: Partial<EditDraft>): void;
  files: EditFiles;
  onFilesChange(change: Partial<EditFiles>): void;
  submit: Pick<SubmitEdit, 'price' | 'isPending'>;
  onSubmit(isApproximationAllowed: boolean): void;
  promptRef: RefObject<HTMLTextAreaElement | null>;
}

/** The picture, what kind of change, the change in words. */
export function EditComposer(props: EditComposerProps) {
  const { draft, onChange, files, onFilesChange, submit, onSubmit, promptRef } = props;
  const provider = useProvider('edit');
  const canUpscale = provider?.supports.upscale === true;
  const isUpscale = canUpscale && draft.isUpscale;
  const hasMask = files.mask !== null && provider?.supports.mask === true;
  const info = EDIT_TYPE_INFO[draft.editType];
  const takesStrength = useMaySupport('edit', 'strength');
  const mayTakeReference = useMaySupport('edit', 'referenceImage');
  // It would cost as much as any other edit.
  const changesNothing = takesStrength && draft.strength === 0;
  const takesReference = !isUpscale && draft.editType === 'background_change' && mayTakeReference;

  return (
    <Stack gap={12}>
      <OneRow>
        <SegmentedControl
          label="Edit type"
          isLabelHidden
          segments={canUpscale ? WITH_UPSCALE : SEGMENTS}
          value={isUpscale ? 'upscale' : draft.editType}
          onValueChange={(value) =>
            onChange(value === 'upscale' ? { isUpscale: true } : { editType: value, isUpscale: false })
          }
        />
      </OneRow>
      {isUpscale && (
        <Text size="small" tone="muted">
          {UPSCALE_INFO.description}
        </Text>
      )}
      <PictureField
        use="edit"
        label="Your picture"
        isLabelHidden
        value={files.image}
        onChange={(image) => onFilesChange({ image })}
      />
      {provider?.supports.mask === true && !isUpscale && files.image !== null && (
        <Suspense fallback={<Skeleton height="28px" />}>
          <MaskField picture={files.image} value={files.mask} onChange={(mask) => onFilesChange({ mask })} />
        </Suspense>
      )}
      {takesReference && (
        <PictureField
          use="background"
          label="Reference picture (optional)"
          hint="It becomes the new background."
          value={files.reference}
          onChange={(reference) => onFilesChange({ reference })}
          hasUploads={false}
        />
      )}
      {isUpscale ? (
        <>
          <ComposerFrame
            aria-label={UPSCALE_INFO.title}
            onSubmit={() => onSubmit(false)}
            settings={<EngineChoice kind="edit" />}
            actions={
              <PriceButton
                label="Upscale"
                credits={submit.price}
                type="button"
                isLoading={submit.isPending}
                onClick={() => onSubmit(false)}
              />
            }
          />
          <EngineNotice kind="edit" {...NOTICE} />
        </>
      ) : (
        <StudioComposer
          kind="edit"
          label="Describe the changes"
          placeholder={info.placeholder}
          draft={draft}
          onChange={({ prompt }) => onChange({ prompt })}
          submit={submit}
          promptRef={promptRef}
          examples={info.suggestions}
          examplesLabel="Suggestions"
          summary={[
            takesStrength && `Strength ${draft.strength} %`,
            countText(draft.count),
            draft.seed !== null && `seed ${draft.seed}`,
          ]}
          settings={
            <>
              {takesStrength && (
                <StrengthSlider
                  value={draft.strength}
                  onValueChange={(strength) => onChange({ strength })}
                  bounds={EDIT_STRENGTH}
                />
              )}
              <SettingsGrid>
                <SharedOptions kind="edit" draft={draft} onChange={onChange} />
              </SettingsGrid>
            </>
          }
          actionLabel="Edit"
          disabledReason={changesNothing ? 'At strength 0 % nothing would change' : undefined}
          onSubmit={onSubmit}
          // Without a picture there is nothing to ask about.
          isIncomplete={files.image === null}
          reading={{
            editType: draft.editType,
            hasPicture: takesReference && files.reference !== null,
            ...(hasMask && { hasMask }),
          }}
          notice={NOTICE}
        />
      )}
    </Stack>
  );
}
