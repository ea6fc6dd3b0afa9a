import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Card } from '../../components/card/card.tsx';
import { Heading } from '../../components/heading/heading.tsx';
import { Stack } from '../../components/layout/layout.tsx';
import { media } from '../../tokens/scale.ts';
import { token } from '../../tokens/token.ts';

/** One subject of the settings. */
export function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card as="section" padding={24} aria-label={title}>
      <Stack gap={20}>
        <Heading level={2}>{title}</Heading>
        {children}
      </Stack>
    </Card>
  );
}

/** What can be changed, and how it stands: three parts to two. */
export const SettingsColumns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: ${token.space[24]};

  ${media.large} {
    grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
  }
`;
