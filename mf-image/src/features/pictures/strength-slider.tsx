import { Skeleton } from '@aic/design-system/studio';
import { lazyPart } from '@aic/sdk';
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
  bounds: { min: number; max: number; step: number };
}

/** How much of a change is applied, or how closely a picture is followed. */
export function StrengthSlider({ value, onValueChange, bounds }: StrengthSliderProps) {
  return (
    <Root>
      <Suspense fallback={<Skeleton height="52px" />}>
        <Slider
          label="Strength"
          value={value}
          onValueChange={onValueChange}
          min={bounds.min}
          max={bounds.max}
          step={bounds.step}
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
