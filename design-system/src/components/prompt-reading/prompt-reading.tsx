import { styled } from 'styled-components';
import type { RootProps } from '../../styling/root-props.ts';
import { token } from '../../tokens/token.ts';
import { AlertDialog } from '../alert-dialog/alert-dialog.tsx';
import { Text } from '../text/text.tsx';

export interface PromptReadingProps extends RootProps<'div'> {
  /** "Can paint: sunset, mountains. Not: rice fields." Empty: nothing is said yet. */
  text: string;
  /** Asked before a press that would make something else; null: nothing is asked. */
  question: { title: string; description: string; confirmLabel: string } | null;
  /** The user wants it all the same. */
  onConfirm: () => void;
  /** After either answer. */
  onClose: () => void;
}

/** Below a prompt: what the engine will make of it and what not, and the question before it makes something else. */
export function PromptReading({ text, question, onConfirm, onClose, ...rest }: PromptReadingProps) {
  return (
    <>
      <Line {...rest} role="status" aria-live="polite">
        {text !== '' && (
          <Text as="span" size="small" tone="muted" dir="auto">
            {text}
          </Text>
        )}
      </Line>
      {question && (
        <AlertDialog
          isOpen
          {...question}
          cancelLabel="Change the words"
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
