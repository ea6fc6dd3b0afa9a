import { Button, Text, token } from '@aic/design-system';
import { styled } from 'styled-components';

/** In place of the next page. */
export function MoreNotLoaded({ onRetry }: { onRetry(): void }) {
  return (
    <MoreRow role="alert">
      <Text as="span" tone="muted">
        The items after these could not be loaded.
      </Text>
      <Button onClick={onRetry}>Try again</Button>
    </MoreRow>
  );
}

const MoreRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: ${token.space[12]};
  padding-block: ${token.space[24]};
`;
