import { Heading, Stack, Text } from '@aic/design-system';
import type { ReactNode } from 'react';
import { Scene } from '../../scenes/scene.tsx';

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
    <Scene picture="boat">
      <Stack gap={32}>
        <Stack gap={16} align="start">
          <Heading level={1} size="display">
            {title}
          </Heading>
          <Text size="reading" tone={isError ? 'danger' : 'muted'} role={isError ? 'alert' : 'status'}>
            {text}
          </Text>
        </Stack>
        {actions !== undefined && (
          <Stack gap={16} align="start">
            {actions}
          </Stack>
        )}
        {children}
      </Stack>
    </Scene>
  );
}
