import * as Radix from 'radix-ui/select';
import { styled } from 'styled-components';
import { media } from '../../tokens/scale.ts';
import { token } from '../../tokens/token.ts';
import { inputBox } from '../field/field.styles.ts';
import { floatingBox, optionRow, popIn } from '../overlay/overlay.styles.ts';

export const Trigger = styled(Radix.Trigger)<{ $size: 'base' | 'primary' }>`
  ${inputBox}
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${token.space[8]};
  height: ${({ $size }) => token.control[$size]};
  padding-inline: ${token.space[12]} ${token.space[8]};
  text-align: start;
  cursor: pointer;

  > span {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  > svg {
    color: ${token.color.fgSubtle};
  }

  &[data-placeholder] {
    color: ${token.color.fgSubtle};
  }

  /* The press that opened the list ends elsewhere: Radix would take its click as one more, and move the focus here. */
  &[data-state='open'] {
    pointer-events: none;
  }

  ${media.coarse} {
    min-height: ${token.control.touch};
  }
`;

export const Content = styled(Radix.Content)`
  ${floatingBox}
  ${popIn}
  z-index: ${token.layer.overlay};
  min-width: var(--radix-select-trigger-width);
  max-width: min(360px, calc(100vw - 20px));
  max-height: var(--radix-select-content-available-height);
  overflow: hidden;
  transform-origin: var(--radix-select-content-transform-origin);
`;

export const Viewport = styled(Radix.Viewport)`
  padding: ${token.space[4]};
`;

export const Option = styled(Radix.Item)`
  ${optionRow}
  padding-inline-end: ${token.space[32]};
  position: relative;

  > svg:last-child {
    position: absolute;
    inset-inline-end: ${token.space[8]};
  }
`;

export const Description = styled.span`
  display: block;
  font: ${token.type.caption};
  color: ${token.color.fgMuted};

  [data-highlighted] > span > & {
    color: ${token.color.onAccent};
  }
`;
