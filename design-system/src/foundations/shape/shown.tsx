import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Stack } from '../../components/layout/layout.tsx';
import { Text } from '../../components/text/text.tsx';
import { media } from '../../tokens/scale.ts';
import { token } from '../../tokens/token.ts';

interface ShownProps {
  /** The token's name. */
  name: string;
  value: string;
  /** Where it is used. */
  words: string;
  /** Real components that use it. */
  children: ReactNode;
}

/** One token beside what is made with it. */
export function Shown({ name, value, words, children }: ShownProps) {
  return (
    <Row>
      <Stack gap={2}>
        <span>
          <Text as="span" weight="strong">
            {name}
          </Text>{' '}
          <Text as="span" tone="muted" isTabular>
            {value}
          </Text>
        </span>
        <Text size="small" tone="muted">
          {words}
        </Text>
      </Stack>
      <div>{children}</div>
    </Row>
  );
}

const Row = styled.div`
  display: grid;
  align-items: center;
  gap: ${token.space[8]} ${token.space[24]};

  > * {
    min-width: 0;
  }

  ${media.medium} {
    grid-template-columns: 240px minmax(0, 1fr);
  }
`;
