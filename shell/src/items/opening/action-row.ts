import { token } from '@aic/design-system';
import { styled } from 'styled-components';

/** What belongs together of an item's actions. A line parts it from what stands above. */
export const ActionRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token.space[8]};

  &:empty {
    display: none;
  }

  & + & {
    padding-block-start: ${token.space[12]};
    border-block-start: 1px solid ${token.color.border};
  }
`;
