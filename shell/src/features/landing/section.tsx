import { Heading, media, Stack, Text, token } from '@aic/design-system';
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
      <Stack gap={40}>
        <Stack gap={12}>
          <Title level={2} size="hero">
            {title}
          </Title>
          {intro !== undefined && (
            <Text size="lead" tone="muted" isMeasured>
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
  scroll-margin-block-start: 64px;
  padding-block: ${token.space[40]};

  ${media.large} {
    scroll-margin-block-start: ${token.space[24]};
    padding-block: ${token.space[64]};
  }
`;

const Title = styled(Heading)`
  @media (max-width: 767px) {
    font: ${token.type.display};
    font-weight: ${token.weight.strong};
  }
`;
