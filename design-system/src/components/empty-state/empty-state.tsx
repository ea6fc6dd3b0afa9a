import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { RootProps } from '../../styling/root-props.ts';
import { token } from '../../tokens/token.ts';
import { Heading, type HeadingLevel } from '../heading/heading.tsx';
import { Text } from '../text/text.tsx';

/** A tool's own small hue, for its icon and empty art only. */
export type ToolHue = 'image' | 'video' | 'music' | 'text';

export interface EmptyStateProps extends RootProps<'div'> {
  /** What is missing, without blame: "No images yet". */
  title: string;
  /** What will be here and how to get it. */
  description: ReactNode;
  /** 22 px, on a tinted ground. */
  icon: ReactNode;
  /** Tints the icon. */
  hue?: ToolHue;
  /** The next step: a button, or example prompts. */
  actions?: ReactNode;
  /** Place of the title in the page's outline. @default 3 */
  level?: HeadingLevel;
}

/** Nothing here yet: teaches the next step instead of apologising. */
export function EmptyState({ title, description, icon, hue, actions, level = 3, ...rest }: EmptyStateProps) {
  return (
    <StateRoot {...rest}>
      <StateIcon aria-hidden style={{ color: hue === undefined ? token.color.fgMuted : hueColors[hue] }}>
        {icon}
      </StateIcon>
      <Heading level={level} size="lead">
        {title}
      </Heading>
      <Text as="div" tone="muted">
        {description}
      </Text>
      {actions !== undefined && <StateActions>{actions}</StateActions>}
    </StateRoot>
  );
}

const hueColors = {
  image: token.color.toolImage,
  video: token.color.toolVideo,
  music: token.color.toolMusic,
  text: token.color.toolText,
} satisfies Record<ToolHue, string>;

export const StateRoot = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: ${token.space[8]};
  max-width: 56ch;
  margin-inline: auto;
  padding: ${token.space[48]} ${token.space[16]};
  text-align: center;
  overflow-wrap: anywhere;

  /* Centred lines of about the same length: no last word alone. */
  > * {
    text-wrap: balance;
  }
`;

export const StateIcon = styled.span`
  display: grid;
  place-items: center;
  width: ${token.space[48]};
  height: ${token.space[48]};
  margin-block-end: ${token.space[8]};
  border-radius: ${token.radius.panel};
  background: color-mix(in srgb, currentcolor 12%, transparent);

  > svg {
    width: 22px;
    height: 22px;
  }
`;

export const StateActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${token.space[8]};
  margin-block-start: ${token.space[12]};
`;
