import { styled } from 'styled-components';
import { VisuallyHidden } from '../../a11y/visually-hidden.tsx';
import type { RootProps } from '../../styling/root-props.ts';
import { token } from '../../tokens/token.ts';
import { AlertDialog } from '../alert-dialog/alert-dialog.tsx';
import { Text } from '../text/text.tsx';

export interface PromptReadingProps extends RootProps<'div'> {
  /** "Can paint: sunset, mountains. Not: rice fields." Empty: nothing is said yet. Screen readers hear it whole. */
  text: string;
  /** What is seen before the words: "Can paint". Without it the text is seen as it is. */
  lead?: string;
  /** Each phrase of the prompt that was taken for something, and each that will be left out, struck through. */
  words?: ReadonlyArray<{ text: string; isLeftOut: boolean }>;
  /** Asked before a press that would make something else; null: nothing is asked. */
  question: { title: string; description: string; confirmLabel: string } | null;
  /** The user wants it all the same. */
  onConfirm: () => void;
  /** After either answer. */
  onClose: () => void;
}

/** Between a prompt and its button: what the engine will make of it and what not, and the question before it makes something else. */
export function PromptReading(props: PromptReadingProps) {
  const { text, lead, words = [], question, onConfirm, onClose, ...rest } = props;
  return (
    <>
      <Line {...rest} role="status" aria-live="polite">
        {text !== '' && lead === undefined && (
          <Text as="span" size="small" tone="muted" dir="auto">
            {text}
          </Text>
        )}
        {text !== '' && lead !== undefined && (
          <>
            <VisuallyHidden>{text}</VisuallyHidden>
            <Words aria-hidden dir="auto">
              {lead}
              {words.map((word) => (
                <Word key={`${word.isLeftOut} ${word.text}`} as={word.isLeftOut ? 'del' : 'span'}>
                  {word.text}
                </Word>
              ))}
            </Words>
          </>
        )}
      </Line>
      {question && (
        <AlertDialog
          isOpen
          {...question}
          cancelLabel="Change the words"
          isBackPrimary
          onConfirm={onConfirm}
          onOpenChange={onClose}
        />
      )}
    </>
  );
}

/** Long words of a prompt have to break. Room for a line is kept, so that what follows does not move. */
const Line = styled.div`
  min-height: 1lh;
  font: ${token.type.small};
  overflow-wrap: anywhere;
`;

const Words = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token.space[4]};
  color: ${token.color.fgMuted};
`;

const Word = styled.span`
  padding-inline: ${token.space[8]};
  border: 1px solid ${token.color.border};
  border-radius: ${token.radius.full};
  background: ${token.color.raised};
  color: ${token.color.fg};

  &:is(del) {
    border-style: dashed;
    background: none;
    color: ${token.color.fgMuted};
    text-decoration: line-through;
  }
`;
