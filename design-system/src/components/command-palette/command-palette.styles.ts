import { Command } from 'cmdk';
import * as Radix from 'radix-ui/dialog';
import { styled } from 'styled-components';
import { token } from '../../tokens/token.ts';
import { floatingBox, optionRow, stageIn } from '../overlay/overlay.styles.ts';

/** At a fixed height from the top: what is found comes and goes below the field, which stays where it is. */
export const Content = styled(Radix.Content)`
  ${floatingBox}
  ${stageIn}
  position: fixed;
  inset: min(12vh, 96px) 0 auto;
  z-index: ${token.layer.overlay};
  width: min(600px, calc(100vw - ${token.space[32]}));
  margin-inline: auto;
  overflow: hidden;
  border-radius: ${token.radius.panel};
`;

export const InputRow = styled.div`
  display: flex;
  align-items: center;
  gap: ${token.space[12]};
  padding-inline: ${token.space[16]};
  border-block-end: 1px solid ${token.color.border};

  > svg {
    flex: none;
    color: ${token.color.fgMuted};
  }

  > input {
    flex: 1;
    min-width: 0;
    height: 52px;
    border: 0;
    background: none;
    color: ${token.color.fg};
    font: ${token.type.lead};
    outline: none;

    &::placeholder {
      color: ${token.color.fgSubtle};
    }

    @media (forced-colors: active) {
      &:focus-visible {
        outline: 2px solid Highlight;
        outline-offset: -2px;
      }
    }
  }
`;

export const List = styled(Command.List)`
  max-height: min(420px, calc(100dvh - 220px));
  padding: ${token.space[8]};
  overflow-y: auto;
  overscroll-behavior: contain;
`;

export const Empty = styled(Command.Empty)`
  padding: ${token.space[16]} ${token.space[16]} 0;
  color: ${token.color.fgMuted};
  font: ${token.type.ui};
`;

export const Group = styled(Command.Group)`
  [cmdk-group-heading] {
    padding: ${token.space[8]} ${token.space[8]} ${token.space[4]};
    color: ${token.color.fgMuted};
    font: ${token.type.caption};
  }
`;

export const Item = styled(Command.Item)`
  ${optionRow}

  > svg {
    flex: none;
  }

  &[data-selected='true'] {
    background: ${token.color.accentSubtle};
    color: ${token.color.accentText};
  }

  @media (forced-colors: active) {
    &[data-selected='true'] {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
`;

export const Label = styled.span`
  flex: 1;
  min-width: 0;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

export const Keys = styled.kbd`
  color: ${token.color.fgMuted};
  font: ${token.type.caption};
`;
