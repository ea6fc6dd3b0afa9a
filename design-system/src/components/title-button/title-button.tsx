import type { MouseEvent } from 'react';
import { styled } from 'styled-components';
import type { RootProps } from '../../styling/root-props.ts';
import { token } from '../../tokens/token.ts';
import { Text, type TextTone } from '../text/text.tsx';

export interface TitleButtonProps extends RootProps<'button', 'title' | 'type'> {
  /** The item's title, usually its prompt. */
  title: string;
  /** Shows the item at full size. */
  onOpen: () => void;
  /** In a list beside the result: a press shows the item there, and this says whether it is the one. */
  isShown?: boolean | undefined;
  /** What does not fit is cut off. @default 1 */
  lines?: number | undefined;
  /** Colour role, as Text has it. @default 'default' */
  tone?: TextTone;
  /** 14 or 13 px. @default 'ui' */
  size?: 'ui' | 'small';
  /** 400 or 500. @default 'regular' */
  weight?: 'regular' | 'medium';
}

/** The title of an item in a list: a press opens the item. It looks as the title alone does. */
export function TitleButton(props: TitleButtonProps) {
  const {
    title,
    onOpen,
    isShown,
    lines = 1,
    tone = 'default',
    size = 'ui',
    weight = 'regular',
    ...given
  } = props;
  const { onClick, ...rest } = given;
  const handleClick = (event: MouseEvent<HTMLButtonElement>): void => {
    onClick?.(event);
    onOpen();
  };
  return (
    // All of its words are seen, so its name has all of them.
    <Root
      aria-label={`${isShown === undefined ? 'Open' : 'Show'}: ${title}`}
      aria-current={isShown}
      {...rest}
      type="button"
      onClick={handleClick}
    >
      <Text as="span" size={size} tone={tone} weight={weight} lines={lines} title={title} dir="auto">
        {title}
      </Text>
    </Root>
  );
}

const Root = styled.button`
  display: block;
  min-width: 0;
  max-width: 100%;
  padding: 0;
  border: 0;
  border-radius: ${token.radius.chip};
  background: none;
  color: inherit;
  text-align: start;
  cursor: pointer;

  /* Two lines of words, filled or not: how many they take depends on the buttons beside them. */
  &[aria-current] {
    min-height: ${token.space[40]};
    align-content: start;
  }

  &:hover > span {
    text-decoration: underline;
    text-decoration-color: color-mix(in srgb, currentcolor 40%, transparent);
    text-underline-offset: 0.2em;
  }
`;
