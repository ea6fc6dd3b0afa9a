import { Skeleton } from '@aic/design-system/studio';
import { EDIT_STRENGTH, lazyPart } from '@aic/sdk';
import { Suspense } from 'react';
import { styled } from 'styled-components';

/** The slider comes with the heavier half of the design system, which the first screen does not need. */
const Slider = lazyPart('The strength', () =>
  import('@aic/design-system/overlays').then((file) => file.Slider),
);

export interface StrengthSliderProps {
  /** Percent. */
  value: number;
  onValueChange(value: number): void;
}

/** How much of the change is applied, 0 to 100 in steps of 10. */
export function StrengthSlider({ value, onValueChange }: StrengthSliderProps) {
  return (
    <Root>
      <Suspense fallback={<Skeleton height="52px" />}>
        <Slider
          label="Strength"
          value={value}
          onValueChange={onValueChange}
          min={EDIT_STRENGTH.min}
          max={EDIT_STRENGTH.max}
          step={EDIT_STRENGTH.step}
          formatValue={(percent) => `${percent} %`}
        />
      </Suspense>
    </Root>
  );
}

const Root = styled.div`
  flex: 1 1 200px;
  min-width: 0;
`;
