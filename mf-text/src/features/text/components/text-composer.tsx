import { Stack } from '@aic/design-system';
import { Composer, PriceButton, ProviderNotice } from '@aic/design-system/studio';
import { engineChoice, previewLabel, PROMPT_LENGTH_MAX, useProvider } from '@aic/sdk';
import type { RefObject } from 'react';
import type { SubmitText } from '../use-submit-text.ts';
import type { TextDraft } from '../use-text-draft.ts';
import { StyleChoice } from './style-choice.tsx';

const EngineChoice = engineChoice('text', () =>
  import('@aic/design-system/overlays').then((file) => file.Select),
);

const QUICK_PROMPTS = [
  'A caption for my new bakery',
  'An outline about city beekeeping',
  'A letter to my landlord about the heating',
  'A song about the last train home',
];

export interface TextComposerProps {
  draft: TextDraft;
  onChange(change: Partial<TextDraft>): void;
  submit: SubmitText;
  promptRef: RefObject<HTMLTextAreaElement | null>;
}

export function TextComposer({ draft, onChange, submit, promptRef }: TextComposerProps) {
  return (
    <Stack gap={8}>
      <Composer
        label="What should be written?"
        placeholder="A short product text for a folding lantern, for people who camp with children"
        value={draft.prompt}
        onValueChange={(prompt) => onChange({ prompt })}
        onSubmit={() => submit.run(draft)}
        promptRef={promptRef}
        lengthMax={PROMPT_LENGTH_MAX}
        examples={QUICK_PROMPTS}
        settings={
          <>
            <EngineChoice />
            <StyleChoice value={draft.style} onValueChange={(style) => onChange({ style })} />
          </>
        }
        actions={<PriceButton label="Generate" credits={submit.price} isLoading={submit.isPending} />}
      />
      <ProviderNotice
        provider={useProvider('text')}
        preview={previewLabel('text')}
        missing="No text engine is configured."
      />
    </Stack>
  );
}
