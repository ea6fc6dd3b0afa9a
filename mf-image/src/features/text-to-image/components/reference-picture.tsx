import { Stack } from '@aic/design-system';
import { REFERENCE_STRENGTH } from '@aic/sdk';
import { PictureField } from '@aic/studio';
import { StrengthSlider } from '../../pictures/strength-slider.tsx';

export interface ReferencePictureProps {
  value: File | null;
  onChange(reference: File | null): void;
  /** Percent; null: the engine has none. */
  strength: number | null;
  onStrengthChange(strength: number): void;
  /** Below it, while it is empty, stand the last uploads. */
  hasUploads: boolean;
}

export function ReferencePicture(props: ReferencePictureProps) {
  const { value, onChange, strength, onStrengthChange, hasUploads } = props;
  return (
    <Stack gap={12}>
      <PictureField
        use="reference"
        label="Reference picture"
        hint="The image follows it."
        value={value}
        onChange={onChange}
        hasUploads={hasUploads}
      />
      {value !== null && strength !== null && (
        // In a row its basis is its width, here it would be its height.
        <div>
          <StrengthSlider value={strength} onValueChange={onStrengthChange} bounds={REFERENCE_STRENGTH} />
        </div>
      )}
    </Stack>
  );
}
