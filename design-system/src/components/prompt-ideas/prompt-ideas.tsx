import { type ReactElement, useId } from 'react';
import { styled } from 'styled-components';
import { CloseIcon, PlusIcon } from '../../icons/icons.ts';
import type { RootProps } from '../../styling/root-props.ts';
import { token } from '../../tokens/token.ts';
import { Button } from '../button/button.tsx';
import { Chip } from '../chip/chip.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { Cluster, Stack } from '../layout/layout.tsx';
import { Popover } from '../popover/popover.tsx';
import { Text } from '../text/text.tsx';

export interface PromptIdeasProps extends RootProps<'div'> {
  /** The button that opens it. */
  trigger: ReactElement;
  /** For a panel whose file came with the press on its button. @default false */
  isInitiallyOpen?: boolean;
  /** Undefined while they are read. */
  templates: ReadonlyArray<{ id: string; text: string }> | undefined;
  /** They could not be read: reads them again. */
  onRetry: (() => void) | null;
  /** What is in the composer. */
  prompt: string;
  /** Groups of words that may be added to a prompt. */
  words: ReadonlyArray<{ label: string; words: readonly string[] }>;
  /** A template takes the place of what is in the composer. */
  onPick: (text: string) => void;
  /** Keeps what is in the composer as a template. */
  onSave: () => void;
  /** It is being kept: the button is at work. */
  isSaving: boolean;
  /** With the id of the template that goes. */
  onRemove: (id: string) => void;
  /** Adds a word to the prompt. */
  onWord: (word: string) => void;
}

/** What helps with an empty prompt: the user's own templates, whose blanks stand in brackets, and words to try. */
export function PromptIdeas(props: PromptIdeasProps) {
  const { trigger, isInitiallyOpen = false, templates, onRetry, prompt, words, ...given } = props;
  const { onPick, onSave, isSaving, onRemove, onWord, ...rest } = given;
  return (
    <Popover label="Templates and words" {...rest} trigger={trigger} isInitiallyOpen={isInitiallyOpen}>
      <Stack gap={16}>
        <Templates {...{ templates, onRetry, prompt, onPick, onSave, isSaving, onRemove }} />
        {words.length > 0 && (
          <Text as="h2" size="ui">
            Words to try
          </Text>
        )}
        {words.map((group) => (
          <Words key={group.label} {...group} prompt={prompt} onWord={onWord} />
        ))}
      </Stack>
    </Popover>
  );
}

type TemplatesProps = Pick<
  PromptIdeasProps,
  'templates' | 'onRetry' | 'prompt' | 'onPick' | 'onSave' | 'isSaving' | 'onRemove'
>;

function Templates(props: TemplatesProps) {
  const { templates, onRetry, prompt, onPick, onSave, isSaving, onRemove } = props;
  const id = useId();
  const text = prompt.trim();
  const isKept = templates?.some((template) => template.text === text) === true;
  return (
    <Stack gap={8}>
      <Text as="h2" size="ui" id={id}>
        Your templates
      </Text>
      {onRetry ? (
        <Text as="p" size="small" tone="muted" role="alert">
          They could not be loaded.{' '}
          <Button size="dense" onClick={onRetry}>
            Try again
          </Button>
        </Text>
      ) : templates === undefined ? (
        <Text as="p" size="small" tone="muted" aria-busy="true">
          Loading …
        </Text>
      ) : templates.length === 0 ? (
        <Text as="p" size="small" tone="muted">
          Keep a prompt here and use it again. What changes stands in brackets: A [bird] at dawn.
        </Text>
      ) : (
        <List aria-labelledby={id} role="list">
          {templates.map((template) => (
            <li key={template.id}>
              <Pick type="button" dir="auto" onClick={() => onPick(template.text)}>
                {template.text}
              </Pick>
              <IconButton
                size="dense"
                label="Remove"
                about={template.text}
                onClick={() => onRemove(template.id)}
              >
                <CloseIcon />
              </IconButton>
            </li>
          ))}
        </List>
      )}
      <div>
        <Button
          size="dense"
          iconStart={<PlusIcon />}
          isLoading={isSaving}
          disabledReason={
            text === '' ? 'Write a prompt first' : isKept ? 'This prompt is kept already' : undefined
          }
          onClick={onSave}
        >
          Keep this prompt
        </Button>
      </div>
    </Stack>
  );
}

function Words({
  label,
  words,
  prompt,
  onWord,
}: Pick<PromptIdeasProps, 'prompt' | 'onWord'> & PromptIdeasProps['words'][number]) {
  const lower = prompt.toLowerCase();
  return (
    <Stack gap={8}>
      <Text as="h3" size="small" tone="muted">
        {label}
      </Text>
      <Cluster as="fieldset" aria-label={label} style={{ margin: 0, padding: 0, border: 0 }}>
        {words.map((word) => (
          <Chip key={word} disabled={lower.includes(word)} onClick={() => onWord(word)}>
            {word}
          </Chip>
        ))}
      </Cluster>
    </Stack>
  );
}

const List = styled.ul`
  display: grid;
  gap: ${token.space[2]};
  max-height: 200px;
  margin: 0;
  padding: 0;
  overflow-y: auto;
  list-style: none;

  > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
    gap: ${token.space[4]};
  }
`;

/** Two lines of a template are enough to know it by. */
const Pick = styled.button`
  display: -webkit-box;
  overflow: hidden;
  min-height: ${token.control.dense};
  padding: ${token.space[4]} ${token.space[8]};
  border: 0;
  border-radius: ${token.radius.control};
  background: none;
  color: ${token.color.fg};
  font: ${token.type.small};
  text-align: start;
  cursor: pointer;
  overflow-wrap: anywhere;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;

  &:hover {
    background: ${token.color.hover};
  }
`;
