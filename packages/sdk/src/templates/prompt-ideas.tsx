import type { GenerationKind } from '@aic/contract';
import { lazyPart } from '@aic/sdk';
import { type ComponentType, type ReactElement, Suspense, useState } from 'react';
import { useTemplates } from './use-templates.ts';

export interface WordGroup {
  label: string;
  words: readonly string[];
}

interface ButtonProps {
  children: string;
  'aria-haspopup'?: 'dialog';
  'aria-expanded'?: boolean;
  onClick?(): void;
  onPointerEnter?(): void;
  onFocus?(): void;
}

/** What it needs of the design system's PromptIdeas. */
interface PanelProps extends Omit<ReturnType<typeof useTemplates>, 'onSave'> {
  trigger: ReactElement;
  isInitiallyOpen: boolean;
  prompt: string;
  words: readonly WordGroup[];
  onPick(text: string): void;
  onSave(): void;
  onWord(word: string): void;
}

interface PromptIdeasProps {
  prompt: string;
  /** A template was chosen: it takes the place of the prompt. */
  onPick(text: string): void;
  /** A word was added. */
  onPromptChange(text: string): void;
}

/**
 * Since 1.8. Makes the button that opens the user's templates of a kind and words to try. The panel's file, and the
 * templates, load with the first press.
 *
 * @param Button the design system's Chip
 * @param loadPanel imports the design system's PromptIdeas
 */
export function promptIdeas(
  kind: GenerationKind,
  words: readonly WordGroup[],
  Button: ComponentType<ButtonProps>,
  loadPanel: () => Promise<ComponentType<PanelProps>>,
): ComponentType<PromptIdeasProps> {
  const Panel = lazyPart('The templates', loadPanel, { isOnRequest: true });

  function OpenIdeas({ prompt, onPick, onPromptChange }: PromptIdeasProps) {
    const { onSave, ...templates } = useTemplates(kind);
    return (
      <Panel
        {...templates}
        trigger={<Button>Templates</Button>}
        isInitiallyOpen
        prompt={prompt}
        words={words}
        onPick={onPick}
        onSave={() => onSave(prompt.trim())}
        onWord={(word) => onPromptChange(withWord(prompt, word))}
      />
    );
  }

  return function PromptIdeas(props: PromptIdeasProps) {
    const [isWanted, setWanted] = useState(false);
    const closed = (
      <Button
        aria-haspopup="dialog"
        aria-expanded={false}
        onPointerEnter={Panel.preload}
        onFocus={Panel.preload}
        onClick={() => setWanted(true)}
      >
        Templates
      </Button>
    );
    return isWanted ? (
      <Suspense fallback={closed}>
        <OpenIdeas {...props} />
      </Suspense>
    ) : (
      closed
    );
  };
}

const withWord = (prompt: string, word: string): string => {
  const before = prompt.replace(/[\s,]+$/, '');
  return before === '' ? word : `${before}, ${word}`;
};
