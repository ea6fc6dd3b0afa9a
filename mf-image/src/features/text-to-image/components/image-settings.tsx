import { media, token } from '@aic/design-system';
import { SegmentedControl, Skeleton } from '@aic/design-system/studio';
import { lazyPart, Link, useProvider } from '@aic/sdk';
import { SharedOptions } from '@aic/studio';
import { type ReactNode, Suspense } from 'react';
import { styled } from 'styled-components';
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
  /** Before the settings, as wide as they are. */
  children?: ReactNode;
}

export function ImageSettings({ draft, onChange, children }: ImageSettingsProps) {
  const supports = useProvider('image')?.supports;
  const ratios = ratiosOf(supports);
  const sizes = [...SIZES, ...ratios.map((value) => ({ value, label: value, aspectRatio: shapeOf(value) }))];
  return (
    <Root>
      {children}
      <Wide>
        <SegmentedControl
          label="Size"
          segments={sizes}
          value={ratios.find((ratio) => ratio === draft.ratio) ?? draft.size}
          onValueChange={(value) => {
            const ratio = ratios.find((one) => one === value);
            const size = SIZES.find((one) => one.value === value)?.value;
            if (ratio) onChange({ ratio, size: nearestSize(ratio) });
            else if (size) onChange({ ratio: null, size });
          }}
        />
      </Wide>
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
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  flex: 1 1 100%;
  gap: ${token.space[12]};

  ${media.medium} {
    flex: 0 1 auto;
    grid-template-columns: repeat(2, minmax(144px, auto));
    justify-content: start;
  }
`;

/** Size has the longest words. */
const Wide = styled.div`
  grid-column: 1 / -1;
  min-width: 0;
`;
