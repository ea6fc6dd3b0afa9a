import type { ReactNode } from 'react';
import { css, styled } from 'styled-components';
import type { RootProps } from '../../styling/root-props.ts';
import { token } from '../../tokens/token.ts';

export type BadgeTone = 'neutral' | 'accent' | 'success' | 'warning' | 'danger' | 'info';

export interface BadgeProps extends RootProps<'span'> {
  /** One to three words. */
  children: ReactNode;
  /** The words say the same as the colour. @default 'neutral' */
  tone?: BadgeTone;
  /** Before the words, in their colour. */
  icon?: ReactNode;
}

/** A short state or kind beside a thing. Not a control. */
export function Badge({ children, tone = 'neutral', icon, ...rest }: BadgeProps) {
  return (
    <Root {...rest} $tone={tone}>
      {icon}
      {children}
    </Root>
  );
}

const quiet = (color: string) => css`
  color: ${color};
  border-color: color-mix(in srgb, ${color} 40%, transparent);
`;

const tones = {
  neutral: css`
    color: ${token.color.fgMuted};
    border-color: ${token.color.border};
  `,
  accent: css`
    color: ${token.color.accentText};
    border-color: transparent;
    background: ${token.color.accentSubtle};
  `,
  success: quiet(token.color.success),
  warning: quiet(token.color.warning),
  danger: quiet(token.color.dangerText),
  info: quiet(token.color.info),
} satisfies Record<BadgeTone, unknown>;

const Root = styled.span<{ $tone: BadgeTone }>`
  display: inline-flex;
  align-items: center;
  gap: ${token.space[4]};
  height: 22px;
  padding-inline: ${token.space[8]};
  border: 1px solid;
  border-radius: ${token.radius.full};
  font: ${token.type.caption};
  font-weight: ${token.weight.medium};
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
  ${({ $tone }) => tones[$tone]}

  > svg {
    width: 12px;
    height: 12px;
  }
`;
