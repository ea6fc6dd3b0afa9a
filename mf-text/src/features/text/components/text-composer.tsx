import { Card, media, Text } from '@aic/design-system';
import { Composer, PriceButton, PromptChips } from '@aic/design-system/studio';
import { PROMPT_LENGTH_MAX, useProvider } from '@aic/sdk';
import type { RefObject } from 'react';
import { styled } from 'styled-components';
import type { SubmitText } from '../use-submit-text.ts';
import type { TextDraft } from '../use-text-draft.ts';
import { StyleChoice } from './style-choice.tsx';

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
  const provider = useProvider('text');

  return (
    <Root>
      <Composer
        label="What should be written?"
        placeholder="A short product text for a folding lantern, for people who camp with children"
        value={draft.prompt}
        onValueChange={(prompt) => onChange({ prompt })}
        onSubmit={() => submit.run(draft)}
        promptRef={promptRef}
        lengthMax={PROMPT_LENGTH_MAX}
        chips={
          <PromptChips
            prompts={QUICK_PROMPTS}
            onPick={(prompt) => {
              onChange({ prompt });
              promptRef.current?.focus();
            }}
          />
        }
        settings={<StyleChoice value={draft.style} onValueChange={(style) => onChange({ style })} />}
        actions={<PriceButton label="Generate" credits={submit.price} isLoading={submit.isPending} />}
      />
      {provider?.state === 'preview' && (
        <Text as="p" size="caption" tone="subtle" style={{ marginBlockStart: 8 }}>
          Preview engine: template drafts, not an AI model
        </Text>
      )}
      {provider?.state === 'unavailable' && (
        <Card padding={12} style={{ marginBlockStart: 8 }}>
          <Text size="small" tone="muted">
            {provider.message ?? 'No text engine is configured.'} Your draft is kept.
          </Text>
        </Card>
      )}
    </Root>
  );
}

/** Beside a long result the composer stays in reach. */
const Root = styled.div`
  ${media.large} {
    position: sticky;
    inset-block-start: 80px;
  }
`;
