import { SegmentedControl, Skeleton } from '@aic/design-system/studio';
import { lazyPart, Link, type ProviderInfo, useProvider } from '@aic/sdk';
import { countText, labelIn, OneRow, SettingsGrid, SharedOptions } from '@aic/studio';
import { Suspense } from 'react';
import { nearestSize, ratiosOf, shapeOf } from '../image-options.ts';
import type { ImageDraft } from '../use-image-draft.ts';

const SIZES = [
  { value: '1024x1024', label: 'Square', aspectRatio: 1 },
  { value: '1024x1792', label: 'Portrait', aspectRatio: 1024 / 1792 },
  { value: '1792x1024', label: 'Landscape', aspectRatio: 1792 / 1024 },
] as const;
const QUALITIES = [
  { value: 'standard', label: 'Standard' },
  { value: 'hd', label: 'HD' },
] as const;
const STYLES = [
  { value: 'vivid', label: 'Vivid' },
  { value: 'natural', label: 'Natural' },
] as const;

const ExcludeField = lazyPart('Words to exclude', () =>
  import('./exclude-field.tsx').then((file) => file.ExcludeField),
);

export interface ImageSettingsProps {
  draft: ImageDraft;
  onChange(change: Partial<ImageDraft>): void;
}

/** What is set, in the words of the settings. */
export const summaryOf = (draft: ImageDraft, supports: ProviderInfo['supports'] | undefined) => [
  ratiosOf(supports).find((ratio) => ratio === draft.ratio) ?? labelIn(SIZES, draft.size),
  labelIn(QUALITIES, draft.quality),
  labelIn(STYLES, draft.style),
  countText(draft.count),
  draft.seed !== null && `seed ${draft.seed}`,
];

/** The shapes, as frames. */
export function ImageShape({ draft, onChange }: ImageSettingsProps) {
  const ratios = ratiosOf(useProvider('image')?.supports);
  const sizes = [...SIZES, ...ratios.map((value) => ({ value, label: value, aspectRatio: shapeOf(value) }))];
  return (
    <OneRow>
      <SegmentedControl
        label="Size"
        segments={sizes}
        isFrameOnly={ratios.length > 0}
        value={ratios.find((ratio) => ratio === draft.ratio) ?? draft.size}
        onValueChange={(value) => {
          const ratio = ratios.find((one) => one === value);
          const size = SIZES.find((one) => one.value === value)?.value;
          if (ratio) onChange({ ratio, size: nearestSize(ratio) });
          else if (size) onChange({ ratio: null, size });
        }}
      />
    </OneRow>
  );
}

/** All else that can be set. */
export function ImageSettings({ draft, onChange }: ImageSettingsProps) {
  const supports = useProvider('image')?.supports;
  return (
    <SettingsGrid>
      <SegmentedControl
        label="Quality"
        segments={QUALITIES}
        value={draft.quality}
        onValueChange={(quality) => onChange({ quality })}
      />
      <SegmentedControl
        label="Style"
        segments={STYLES}
        value={draft.style}
        onValueChange={(style) => onChange({ style })}
      />
      <SharedOptions
        kind="image"
        draft={draft}
        onChange={onChange}
        locked={
          <>
            Part of Creator+{supports?.exclude === true && ', as words to exclude are'}.{' '}
            <Link to="/subscribe">See plans</Link>
          </>
        }
        // Most engines have seeds: room is kept until it is known.
        fallback={<Skeleton height="72px" />}
      />
      {supports?.exclude === true && (
        <Suspense>
          <ExcludeField value={draft.exclude} onValueChange={(exclude) => onChange({ exclude })} />
        </Suspense>
      )}
    </SettingsGrid>
  );
}
