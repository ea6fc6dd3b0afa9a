import { Heading, Spinner, token } from '@aic/design-system';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

/** The checkout while there is nothing to do yet: what is under way. */
export function SettingUp({ children = 'Setting up your subscription...' }: { children?: ReactNode }) {
  return (
    <Root role="status">
      <Spinner size={32} />
      <Heading level={1} size="title">
        {children}
      </Heading>
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  min-height: 50vh;
  place-content: center;
  justify-items: center;
  gap: ${token.space[16]};
`;
