import { type ComponentPropsWithRef, type KeyboardEvent, type ReactNode, useId } from 'react';
import { VisuallyHidden } from '../../a11y/visually-hidden.tsx';
import { AlertCircleIcon } from '../../icons/icons.ts';
import { FieldError } from '../field/field.styles.ts';
import { AutoSize } from '../text-area/auto-size.tsx';
import { Actions, Footer, PageRoom, Prompt, Root, Settings } from './composer.styles.ts';

export interface ComposerProps {
  /** Names the prompt box for screen readers: "Describe your image". */
  label: string;
  value: string;
  onValueChange: (value: string) => void;
  /** The submit button was pressed, or Cmd/Ctrl+Enter in the prompt. Never fires while that button is unavailable. */
  onSubmit: () => void;
  placeholder?: string;
  /** What is wrong with the prompt and how to mend it. */
  error?: string | undefined;
  /** Suggestions below the prompt, such as PromptChips. */
  chips?: ReactNode;
  /** Selects and segmented controls. */
  settings?: ReactNode;
  /** The submit button, usually a PriceButton. Stays in reach on phones while the composer is on screen. */
  actions: ReactNode;
  promptRef?: ComponentPropsWithRef<'textarea'>['ref'];
  /** In characters. */
  lengthMax?: number;
}

/**
 * The frame of every tool: prompt (2 to 8 lines, growing with its text), suggestions, settings, action. On phones the
 * action row sticks to the shell's bottom bar, whose height is read from `--aic-dock-height`; what gets the focus is
 * scrolled clear of both.
 */
export function Composer(props: ComposerProps) {
  const { label, value, onValueChange, onSubmit, placeholder, error, chips, settings, actions } = props;
  const { promptRef, lengthMax } = props;
  const id = useId();

  return (
    <Root
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <VisuallyHidden as="label" htmlFor={id}>
        {label}
      </VisuallyHidden>
      <AutoSize value={value} linesMin={2} linesMax={8}>
        <Prompt
          id={id}
          ref={promptRef}
          value={value}
          placeholder={placeholder}
          maxLength={lengthMax}
          aria-invalid={error !== undefined || undefined}
          aria-describedby={error === undefined ? undefined : `${id}-error`}
          aria-keyshortcuts="Control+Enter Meta+Enter"
          onChange={(event) => onValueChange(event.target.value)}
          onKeyDown={pressSubmitOnShortcut}
        />
      </AutoSize>
      {error !== undefined && (
        <FieldError id={`${id}-error`} role="alert">
          <AlertCircleIcon aria-hidden />
          {error}
        </FieldError>
      )}
      {chips}
      <PageRoom />
      <Footer>
        {settings !== undefined && <Settings>{settings}</Settings>}
        <Actions>{actions}</Actions>
      </Footer>
    </Root>
  );
}

/** Presses the button itself, so that the shortcut can do nothing the button would refuse. */
function pressSubmitOnShortcut(event: KeyboardEvent<HTMLTextAreaElement>): void {
  const isShortcut = event.key === 'Enter' && (event.metaKey || event.ctrlKey);
  if (isShortcut && !event.nativeEvent.isComposing) {
    event.preventDefault();
    event.currentTarget.form?.querySelector<HTMLButtonElement>('button[type="submit"]')?.click();
  }
}
