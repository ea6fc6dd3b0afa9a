import { Chip } from '../chip/chip.tsx';
import { Cluster } from '../layout/layout.tsx';

export interface PromptChipsProps {
  /** @default 'Quick prompts' */
  label?: string | undefined;
  prompts: readonly string[];
  /** Fills the composer; running stays the user's step. */
  onPick: (prompt: string) => void;
}

/** Example prompts that fill the composer. */
export function PromptChips({ label = 'Quick prompts', prompts, onPick }: PromptChipsProps) {
  return (
    <Cluster as="fieldset" style={{ margin: 0, padding: 0, border: 0 }} aria-label={label}>
      {prompts.map((prompt) => (
        <Chip key={prompt} onClick={() => onPick(prompt)}>
          {prompt}
        </Chip>
      ))}
    </Cluster>
  );
}
