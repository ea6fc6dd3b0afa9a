import { Card, Heading, Stack, Text, token } from '@aic/design-system';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

interface FeatureCardProps {
  icon: ReactNode;
  title: string;
  text: string;
  /** A quieter last line: what it costs. */
  note?: string;
}

export function FeatureCard({ icon, title, text, note }: FeatureCardProps) {
  return (
    <Item>
      <Card>
        <Stack gap={12}>
          <Mark aria-hidden>{icon}</Mark>
          <Heading level={3} size="lead">
            {title}
          </Heading>
          <Text tone="muted">{text}</Text>
          {note !== undefined && (
            <Text size="small" tone="subtle" isTabular>
              {note}
            </Text>
          )}
        </Stack>
      </Card>
    </Item>
  );
}

/** Cards of one row are of the same height. */
const Item = styled.li`
  display: grid;
`;

const Mark = styled.span`
  display: grid;
  width: 40px;
  height: 40px;
  place-items: center;
  border-radius: ${token.radius.card};
  background: ${token.color.accentSubtle};
  color: ${token.color.accentText};
`;
