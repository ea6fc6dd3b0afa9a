import { SegmentedControl } from '@aic/design-system/studio';
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
    <>
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
    </>
  );
}
