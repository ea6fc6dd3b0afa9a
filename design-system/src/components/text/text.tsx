import type { ElementType } from 'react';
import { styled } from 'styled-components';
import type { Polymorphic } from '../../styling/polymorphic.ts';
import type { TypeStep } from '../../tokens/scale.ts';
import { token } from '../../tokens/token.ts';

export type TextTone = 'default' | 'muted' | 'subtle' | 'accent' | 'danger' | 'success';

export interface TextOwnProps {
  /** Step of the type scale: 'caption' 12 px, 'small' 13, 'ui' 14, 'reading' 16, and larger. @default 'ui' */
  size?: TypeStep;
  /** Colour role: 'muted' for what is secondary, 'subtle' for hints. @default 'default' */
  tone?: TextTone;
  /** 400, 500 or 600. @default 'regular' */
  weight?: 'regular' | 'medium' | 'strong';
  /** Figures of equal width, for credits and time. @default false */
  isTabular?: boolean;
  /** Caps the line at 68 characters. @default false */
  isMeasured?: boolean;
  /** Ends with an ellipsis after so many lines. */
  lines?: number;
}

export type TextProps<As extends ElementType = 'p'> = TextOwnProps & Polymorphic<As, keyof TextOwnProps>;

/** Running text in the scale's sizes. Renders a `<p>` unless `as` says otherwise. */
export function Text<As extends ElementType = 'p'>(props: TextProps<As>) {
  // Safe because a TextProps of any element has the own props, and the rest is handed through untouched.
  const { size, tone, weight, isTabular, isMeasured, lines, style, ...rest } = props as TextProps;

  return (
    <Root
      $size={size ?? 'ui'}
      $tone={tone ?? 'default'}
      $weight={weight ?? 'regular'}
      data-tabular={isTabular || undefined}
      data-measured={isMeasured || undefined}
      data-clamped={lines === undefined ? undefined : ''}
      style={lines === undefined ? style : { ...style, WebkitLineClamp: lines }}
      {...rest}
    />
  );
}

const toneColors = {
  default: token.color.fg,
  muted: token.color.fgMuted,
  subtle: token.color.fgSubtle,
  accent: token.color.accentText,
  danger: token.color.dangerText,
  success: token.color.success,
} satisfies Record<TextTone, string>;

const Root = styled.p<{ $size: TypeStep; $tone: TextTone; $weight: 'regular' | 'medium' | 'strong' }>`
  margin: 0;
  font: ${({ $size }) => token.type[$size]};
  font-weight: ${({ $weight }) => token.weight[$weight]};
  color: ${({ $tone }) => toneColors[$tone]};
  text-wrap: pretty;
  overflow-wrap: break-word;

  &[data-tabular] {
    font-variant-numeric: tabular-nums;
  }

  &[data-measured] {
    max-width: 68ch;
  }

  &[data-clamped] {
    display: -webkit-box;
    -webkit-box-orient: vertical;
    overflow: hidden;
    /* A long word must not make the text wider than its place, also where its width depends on its words. */
    overflow-wrap: anywhere;
  }
`;
