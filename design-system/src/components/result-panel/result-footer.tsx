import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { RootProps } from '../../styling/root-props.ts';
import { token } from '../../tokens/token.ts';
import { ItemActions, type ItemActionsProps } from '../item-actions/item-actions.tsx';
import { Text } from '../text/text.tsx';

export interface ResultFooterProps extends Omit<ItemActionsProps, 'isInWords'>, RootProps<'div', 'about'> {
  /** What the item was made of, or a control of the panel. */
  note?: ReactNode;
  /** A long note wraps its words beside the buttons, instead of the buttons below it. @default false */
  isOneRow?: boolean;
}

/**
 * What can be done with the item of a ResultPanel. It stands there in every state of the job, so nothing below moves.
 */
export function ResultFooter({ note, isOneRow = false, about, cancel, actions, ...rest }: ResultFooterProps) {
  return (
    <Root {...rest} data-one-row={isOneRow || undefined}>
      {typeof note === 'string' ? (
        <Text as="span" size="small" tone="muted">
          {note}
        </Text>
      ) : (
        note
      )}
      <Buttons>
        <ItemActions about={about} cancel={cancel} actions={actions} isInWords />
      </Buttons>
    </Root>
  );
}

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${token.space[12]};
  min-height: 44px;

  &[data-one-row] {
    flex-wrap: nowrap;
  }
`;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: ${token.space[8]};
  /* At the end also where the note has a row of its own. */
  margin-inline-start: auto;
`;
