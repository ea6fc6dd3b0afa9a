import { PromptIdeas } from '@aic/design-system/overlays';
import { Chip } from '@aic/design-system/studio';
import type { GenerationKind } from '@aic/sdk';
import { useTemplates } from './use-templates.ts';

export interface WordGroup {
  label: string;
  words: readonly string[];
}

export interface OpenIdeasProps {
  kind: GenerationKind;
  /** Words that are worth a try with any engine. */
  words: readonly WordGroup[];
  prompt: string;
  /** A template was chosen: it takes the place of the prompt. */
  onPick(text: string): void;
  /** A word was added. */
  onPromptChange(text: string): void;
}

/** The templates and words, on the button that has opened them. */
export function OpenIdeas({ kind, words, prompt, onPick, onPromptChange }: OpenIdeasProps) {
  const { onSave, ...templates } = useTemplates(kind);
  return (
    <PromptIdeas
      {...templates}
      trigger={<Chip>Templates</Chip>}
      isInitiallyOpen
      prompt={prompt}
      words={words}
      onPick={onPick}
      onSave={() => onSave(prompt.trim())}
      onWord={(word) => onPromptChange(withWord(prompt, word))}
    />
  );
}

const withWord = (prompt: string, word: string): string => {
  const before = prompt.replace(/[\s,]+$/, '');
  return before === '' ? word : `${before}, ${word}`;
};
