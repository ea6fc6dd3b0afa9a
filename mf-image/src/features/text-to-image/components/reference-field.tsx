import { Button, Stack } from '@aic/design-system';
import { FileDrop } from '@aic/design-system/media';
import { ImageUpIcon } from '@aic/design-system/studio';
import { REFERENCE_STRENGTH, UPLOAD_SIZE_BYTES_MAX } from '@aic/sdk';
import { useTakeItem } from '@aic/sdk/hand-off';
import { useState } from 'react';
import { styled } from 'styled-components';
import { RecentUploads } from '../../pictures/recent-uploads.tsx';
import { StrengthSlider } from '../../pictures/strength-slider.tsx';

export interface ReferenceFieldProps {
  value: File | null;
  onChange(reference: File | null): void;
  /** Percent; null: the engine has none. */
  strength: number | null;
  onStrengthChange(strength: number): void;
}

/** A picture that the image follows: one button, until it is asked for. */
export function ReferenceField({ value, onChange, strength, onStrengthChange }: ReferenceFieldProps) {
  const [isOpen, setIsOpen] = useState(false);
  const takeItem = useTakeItem('reference');
  if (value === null && !isOpen) {
    return (
      <Root>
        <Button variant="ghost" size="dense" onClick={() => setIsOpen(true)}>
          <ImageUpIcon /> Add a reference picture
        </Button>
      </Root>
    );
  }
  return (
    <Root>
      <Stack gap={12}>
        <FileDrop
          label="Reference picture"
          hint="The image follows it."
          value={value}
          onChange={(picture) => {
            onChange(picture);
            if (picture === null) setIsOpen(false);
          }}
          onItem={takeItem}
          sizeBytesMax={UPLOAD_SIZE_BYTES_MAX}
        />
        {value === null && <RecentUploads onPick={onChange} />}
        {value !== null && strength !== null && (
          <StrengthSlider value={strength} onValueChange={onStrengthChange} bounds={REFERENCE_STRENGTH} />
        )}
      </Stack>
    </Root>
  );
}

const Root = styled.div`
  grid-column: 1 / -1;
  min-width: 0;
`;
