import { token } from '@aic/design-system';
import { styled } from 'styled-components';

/** One sample with its words below it. */
export const SampleItem = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${token.space[12]};
`;
