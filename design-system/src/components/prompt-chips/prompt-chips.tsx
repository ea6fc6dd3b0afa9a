import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { RootProps } from '../../styling/root-props.ts';
import { token } from '../../tokens/token.ts';
import { Chip } from '../chip/chip.tsx';

export interface PromptChipsProps extends RootProps<'fieldset'> {
  /** Names the row for screen readers. @default 'Quick prompts' */
  label?: string | undefined;
  /** One chip each, in one row that scrolls. */
  prompts: readonly string[];
  /** Fills the composer; running stays the user's step. */
  onPick: (prompt: string) => void;
  /** Further chips, before the prompts: what is always in sight. */
  children?: ReactNode;
}

/** Example prompts that fill the composer. */
export function PromptChips(props: PromptChipsProps) {
  const { label = 'Quick prompts', prompts, onPick, children, ...rest } = props;
  return (
    <Row aria-label={label} {...rest}>
      {children}
      {prompts.map((prompt) => (
        <Chip key={prompt} onClick={() => onPick(prompt)}>
          {prompt}
        </Chip>
      ))}
    </Row>
  );
}

/** It begins and ends beside its room, so that rings of focus are not cut off. A mouse finds its bar below it. */
const Row = styled.fieldset`
  display: flex;
  gap: ${token.space[8]};
  min-width: 0;
  margin: 0 -4px;
  padding: 4px 4px 2px;
  border: 0;
  overflow-x: auto;
  scrollbar-width: thin;
  scrollbar-color: transparent transparent;

  &:hover {
    scrollbar-color: ${token.color.border} transparent;
  }

  > button {
    flex: none;
    /* A prompt that is longer than the row scrolls with it. */
    max-width: none;
    white-space: nowrap;
  }
`;
