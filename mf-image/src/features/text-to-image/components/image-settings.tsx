import { media, token } from '@aic/design-system';
import { SegmentedControl } from '@aic/design-system/studio';
import { styled } from 'styled-components';
import type { ImageDraft } from '../use-image-draft.ts';

const SIZES = [
  { value: '1024x1024', label: 'Square' },
  { value: '1024x1792', label: 'Portrait' },
  { value: '1792x1024', label: 'Landscape' },
] as const;
const QUALITIES = [
  { value: 'standard', label: 'Standard' },
  { value: 'hd', label: 'HD' },
] as const;
const STYLES = [
  { value: 'vivid', label: 'Vivid' },
  { value: 'natural', label: 'Natural' },
] as const;

export interface ImageSettingsProps {
  draft: ImageDraft;
  onChange(change: Partial<ImageDraft>): void;
}

export function ImageSettings({ draft, onChange }: ImageSettingsProps) {
  return (
    <Root>
      <SegmentedControl
        label="Size"
        segments={SIZES}
        value={draft.size}
        onValueChange={(size) => onChange({ size })}
      />
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
    </Root>
  );
}

/** Size has the longest words, so on narrow screens it has a row of its own. */
const Root = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  flex: 1 1 100%;
  gap: ${token.space[12]};

  > :first-child {
    grid-column: 1 / -1;
  }

  ${media.medium} {
    flex: 0 1 auto;
    grid-template-columns: repeat(2, minmax(144px, auto));
    justify-content: start;
  }
`;
