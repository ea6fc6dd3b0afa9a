import { useState } from 'react';
import { styled } from 'styled-components';
import { Button } from '../components/button/button.tsx';
import { Cluster, Stack } from '../components/layout/layout.tsx';
import { Text } from '../components/text/text.tsx';
import { customProperties } from '../styling/custom-properties.ts';
import { duration, radius, space, type TypeStep, typeScale } from '../tokens/scale.ts';
import { token } from '../tokens/token.ts';

/** The type scale, set in itself. */
export function TypeScale() {
  return (
    <Stack gap={12}>
      {(Object.keys(typeScale) as TypeStep[]).map((step) => (
        <Cluster key={step} gap={24} align="baseline">
          <Text as="span" size="caption" tone="subtle" isTabular style={{ width: 168 }}>
            {step} {typeScale[step]}
          </Text>
          <Text as="span" size={step} weight={step === 'ui' || step === 'reading' ? 'regular' : 'medium'}>
            The media speaks
          </Text>
        </Cluster>
      ))}
    </Stack>
  );
}

/** The space scale as bars. */
export function SpaceScale() {
  return (
    <Stack gap={8}>
      {Object.entries(space).map(([step, length]) => (
        <Cluster key={step} gap={16}>
          <Text as="span" size="caption" tone="subtle" isTabular style={{ width: 40 }}>
            {step}
          </Text>
          <span style={{ width: length, height: 16, background: token.color.accentText, borderRadius: 2 }} />
        </Cluster>
      ))}
    </Stack>
  );
}

/** The radii on a card's corner. */
export function RadiusScale() {
  return (
    <Cluster gap={24}>
      {Object.entries(radius).map(([name, length]) => (
        <Stack key={name} gap={8} align="center">
          <span
            style={{
              width: 88,
              height: 64,
              border: `1px solid ${token.color.borderStrong}`,
              borderRadius: length,
              background: token.color.raised,
            }}
          />
          <Text size="caption" tone="muted">
            {name} {length}
          </Text>
        </Stack>
      ))}
    </Cluster>
  );
}

/** The durations, played on request and never on their own. */
export function MotionScale() {
  const [isMoved, setMoved] = useState(false);

  return (
    <Stack gap={16} align="start">
      <Button onClick={() => setMoved(!isMoved)}>Play</Button>
      {Object.entries(duration).map(([name, length]) => (
        <Cluster key={name} gap={16}>
          <Text as="span" size="caption" tone="muted" isTabular style={{ width: 104 }}>
            {name} {length}
          </Text>
          <Lane>
            <Ball
              data-moved={isMoved || undefined}
              style={customProperties({ '--length': `var(--aic-duration-${name})` })}
            />
          </Lane>
        </Cluster>
      ))}
    </Stack>
  );
}

const Lane = styled.span`
  display: block;
  width: 280px;
  border-radius: ${token.radius.full};
  background: ${token.color.hover};
`;

const Ball = styled.span`
  display: block;
  width: 20px;
  height: 20px;
  border-radius: ${token.radius.full};
  background: ${token.color.accentText};
  transition: transform var(--length) ${token.easing.enter};

  &[data-moved] {
    transform: translateX(260px);
  }
`;
