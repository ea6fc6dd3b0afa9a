import { Heading, Stack, Text, token } from '@aic/design-system';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

interface SectionProps {
  /** What an address can name: `/#pricing`. */
  id?: string;
  title: string;
  intro?: ReactNode;
  children: ReactNode;
}

/** A part of the landing page under its heading. */
export function Section({ id, title, intro, children }: SectionProps) {
  return (
    <Root id={id} aria-label={title}>
      <Stack gap={24}>
        <Stack gap={8}>
          <Heading level={2} size="display">
            {title}
          </Heading>
          {intro !== undefined && (
            <Text size="reading" tone="muted" isMeasured>
              {intro}
            </Text>
          )}
        </Stack>
        {children}
      </Stack>
    </Root>
  );
}

/** Where an address leads, the header does not cover the heading. */
const Root = styled.section`
  scroll-margin-block-start: 80px;
  padding-block: ${token.space[40]};
`;
