import type { ReactNode } from 'react';
import type { RootProps } from '../../styling/root-props.ts';
import { Chip } from '../chip/chip.tsx';
import { Cluster } from '../layout/layout.tsx';

export interface PromptChipsProps extends RootProps<'fieldset'> {
  /** Names the row for screen readers. @default 'Quick prompts' */
  label?: string | undefined;
  /** One chip each, on as many lines as they need. */
  prompts: readonly string[];
  /** Fills the composer; running stays the user's step. */
  onPick: (prompt: string) => void;
  /** Further chips, after the prompts. */
  children?: ReactNode;
}

/** Example prompts that fill the composer. */
export function PromptChips(props: PromptChipsProps) {
  const { label = 'Quick prompts', prompts, onPick, children, style, ...rest } = props;
  return (
    <Cluster
      as="fieldset"
      aria-label={label}
      {...rest}
      style={{ margin: 0, padding: 0, border: 0, ...style }}
    >
      {prompts.map((prompt) => (
        <Chip key={prompt} onClick={() => onPick(prompt)}>
          {prompt}
        </Chip>
      ))}
      {children}
    </Cluster>
  );
}
