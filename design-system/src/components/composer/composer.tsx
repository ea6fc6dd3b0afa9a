import { type ComponentPropsWithRef, type KeyboardEvent, type ReactNode, useId } from 'react';
import { VisuallyHidden } from '../../a11y/visually-hidden.tsx';
import { AlertCircleIcon } from '../../icons/icons.ts';
import { figureText } from '../../styling/figure-text.ts';
import type { RootProps } from '../../styling/root-props.ts';
import { FieldError } from '../field/field.styles.ts';
import { describedBy } from '../field/field.tsx';
import { PromptChips } from '../prompt-chips/prompt-chips.tsx';
import { AutoSize } from '../text-area/auto-size.tsx';
import { ComposerFrame } from './composer-frame.tsx';
import { Count, Prompt } from './composer.styles.ts';
import { selectBlank, tabToBlank } from './select-blank.ts';
import { usePromptHistory } from './use-prompt-history.ts';

export interface ComposerProps extends RootProps<'form', 'onSubmit'> {
  /** Names the prompt box for screen readers: "Describe your image". */
  label: string;
  /** The prompt, kept by the page, so that a failed submit loses nothing. */
  value: string;
  /** At each key, and when an example or an earlier prompt fills the box. */
  onValueChange: (value: string) => void;
  /** The submit button was pressed, or Cmd/Ctrl+Enter in the prompt. Never fires while that button is unavailable. */
  onSubmit: () => void;
  /** An example of a good prompt, never the only name of the box. */
  placeholder?: string;
  /** What is wrong with the prompt and how to mend it. */
  error?: string | undefined;
  /** Example prompts below the box: a press on one fills the box and moves the focus there. */
  examples?: readonly string[] | undefined;
  /** Earlier prompts, newest first: arrow up at the start of the box brings them back. */
  history?: readonly string[] | undefined;
  /** A further chip after the examples, which opens more help. `pick` puts a text into the box and goes to its first blank. */
  renderIdeas?: (pick: (text: string) => void) => ReactNode;
  /** Names the row of examples for screen readers. @default 'Quick prompts' */
  examplesLabel?: string;
  /** Selects and segmented controls. */
  settings?: ReactNode;
  /** The submit button, usually a PriceButton. Stays in reach on phones while the composer is on screen. */
  actions: ReactNode;
  /** The prompt box itself, for a page that moves the focus there. */
  promptRef?: ComponentPropsWithRef<'textarea'>['ref'];
  /** In characters, without the space around the text. A longer text is kept, but not submitted. */
  lengthMax?: number;
}

/** From this share of the limit on the text's length is shown. */
const COUNTED_FROM = 0.9;

/**
 * The frame of every tool: prompt (2 to 8 lines, growing with its text), suggestions, settings, action. On phones the
 * action row sticks to the shell's bottom bar, whose height is read from `--aic-dock-height`; what gets the focus is
 * scrolled clear of both.
 */
export function Composer(props: ComposerProps) {
  const { label, value, onValueChange, onSubmit, placeholder, settings, actions, ...given } = props;
  const { promptRef, examples, renderIdeas, examplesLabel, history = [], ...others } = given;
  const { lengthMax = Number.POSITIVE_INFINITY, error, ...rest } = others;
  const bringEarlier = usePromptHistory({ value, onValueChange, history });
  const id = useId();
  const length = value.trim().length;
  const isTooLong = length > lengthMax;
  const isCounted = length >= lengthMax * COUNTED_FROM;
  const wrong = isTooLong ? `Too long: please shorten it to ${figureText(lengthMax)} characters` : error;

  const focusPrompt = (): void => document.getElementById(id)?.focus();
  const handlePick = (text: string): void => {
    onValueChange(text);
    focusPrompt();
    requestAnimationFrame(() => {
      const field = document.getElementById(id);
      if (field instanceof HTMLTextAreaElement) selectBlank(field);
    });
  };

  return (
    <ComposerFrame
      {...rest}
      settings={settings}
      actions={actions}
      onSubmit={() => (isTooLong ? focusPrompt() : onSubmit())}
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
          dir="auto"
          aria-invalid={wrong !== undefined || undefined}
          aria-describedby={describedBy(isCounted && `${id}-count`, wrong !== undefined && `${id}-error`)}
          aria-keyshortcuts="Control+Enter Meta+Enter"
          onChange={(event) => onValueChange(event.target.value)}
          onKeyDown={(event) => tabToBlank(event) || bringEarlier(event) || pressSubmitOnShortcut(event)}
        />
      </AutoSize>
      {isCounted && (
        <Count id={`${id}-count`}>
          {figureText(length)} of {figureText(lengthMax)} characters
        </Count>
      )}
      {wrong !== undefined && (
        <FieldError id={`${id}-error`} role="alert">
          <AlertCircleIcon aria-hidden />
          {wrong}
        </FieldError>
      )}
      {(examples !== undefined || renderIdeas !== undefined) && (
        <PromptChips label={examplesLabel} prompts={examples ?? []} onPick={handlePick}>
          {renderIdeas?.(handlePick)}
        </PromptChips>
      )}
    </ComposerFrame>
  );
}

/** Presses the button itself, so that the shortcut can do nothing the button would refuse. */
function pressSubmitOnShortcut(event: KeyboardEvent<HTMLTextAreaElement>): void {
  const isShortcut = event.key === 'Enter' && (event.metaKey || event.ctrlKey);
  if (isShortcut) {
    event.preventDefault();
    // A key that is held down is one press.
    if (event.repeat) return;
    event.currentTarget.form?.querySelector<HTMLButtonElement>('button[type="submit"]')?.click();
  }
}
