import { token } from '@aic/design-system';
import { styled } from 'styled-components';

/** A choice in one row with its name: it scrolls where there is no room. */
export const OneRow = styled.div`
  flex: 1 1 100%;
  min-width: 0;

  > div {
    flex-direction: row;
    align-items: center;
  }

  [role='radiogroup'] {
    flex: 1;
    flex-wrap: nowrap;
    gap: 0;
    min-width: 0;
    overflow-x: auto;
    scrollbar-width: none;
  }

  [role='radio'] {
    padding-inline: ${token.space[4]};
  }
`;
