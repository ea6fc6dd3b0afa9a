import { Card, Heading, Stack, Text, token } from '@aic/design-system';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

interface LinkOutcomeProps {
  title: string;
  /** What happened or will happen. Read out when it changes. */
  text: string;
  isError?: boolean;
  actions?: ReactNode;
  /** A form, across the whole width. */
  children?: ReactNode;
}

/** A page with one matter. */
export function LinkOutcome({ title, text, isError = false, actions, children }: LinkOutcomeProps) {
  return (
    <Narrow>
      <Card padding={32}>
        <Stack gap={16} align="start">
          <Heading level={1}>{title}</Heading>
          <Text size="reading" tone={isError ? 'danger' : 'muted'} role={isError ? 'alert' : 'status'}>
            {text}
          </Text>
          {actions}
        </Stack>
        {children !== undefined && <Form>{children}</Form>}
      </Card>
    </Narrow>
  );
}

const Form = styled.div`
  margin-block-start: ${token.space[24]};
`;

const Narrow = styled.div`
  max-width: 520px;
  margin-inline: auto;
`;
