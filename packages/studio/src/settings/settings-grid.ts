import { token } from '@aic/design-system';
import { styled } from 'styled-components';

/** Settings of a composer in two columns. */
export const SettingsGrid = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  flex: 1 1 100%;
  gap: ${token.space[12]};
`;
