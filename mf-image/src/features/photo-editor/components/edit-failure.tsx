import { token } from '@aic/design-system';
import { JobFailure } from '@aic/design-system/studio';
import { refundText, type ImageEdit } from '@aic/sdk';
import { styled } from 'styled-components';
import { EDIT_FAILURE } from '../edit-types.ts';

/** Below the picture, which is seen as it was: why there is no result, and what came back. */
export function EditFailure({ item }: { item: ImageEdit }) {
  return (
    <Root role="group" aria-label="Why it failed">
      <JobFailure reason={item.error ?? EDIT_FAILURE.text} refund={refundText(item)} />
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  flex: 1 1 200px;
  grid-template-columns: auto 1fr;
  align-items: center;
  column-gap: ${token.space[8]};

  > svg {
    grid-row: span 2;
    color: ${token.color.dangerText};
  }
`;
