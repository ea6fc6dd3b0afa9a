import { Card, media, Text } from '@aic/design-system';
import { Composer, PriceButton, PromptChips } from '@aic/design-system/studio';
import { PROMPT_LENGTH_MAX, useProvider } from '@aic/sdk';
import type { RefObject } from 'react';
import { styled } from 'styled-components';
import { readDuration } from '../duration.ts';
import type { MusicDraft } from '../use-music-draft.ts';
import type { SubmitMusic } from '../use-submit-music.ts';
import { MusicSettings } from './music-settings.tsx';

const QUICK_PROMPTS = [
  'Calm piano for a rainy evening',
  'Bright synths for a morning run',
  'Slow strings, a farewell at the harbour',
  'Funky bass and brass for a kitchen dance',
];

export interface MusicComposerProps {
  draft: MusicDraft;
  onChange(change: Partial<MusicDraft>): void;
  submit: SubmitMusic;
  promptRef: RefObject<HTMLTextAreaElement | null>;
}

export function MusicComposer({ draft, onChange, submit, promptRef }: MusicComposerProps) {
  const provider = useProvider('music');
  const { prompt, genre, durationText } = draft;

  return (
    <Root>
      <Composer
        label="Describe your music"
        placeholder="A warm acoustic guitar over soft rain, hopeful towards the end"
        value={prompt}
        onValueChange={(next) => onChange({ prompt: next })}
        onSubmit={() => submit.run({ prompt, genre, duration: readDuration(durationText) })}
        promptRef={promptRef}
        lengthMax={PROMPT_LENGTH_MAX}
        chips={
          <PromptChips
            prompts={QUICK_PROMPTS}
            onPick={(next) => {
              onChange({ prompt: next });
              promptRef.current?.focus();
            }}
          />
        }
        settings={<MusicSettings draft={draft} onChange={onChange} />}
        actions={
          <PriceButton
            label="Generate"
            credits={submit.price}
            isLoading={submit.isPending}
            disabledReason={submit.refusal(prompt)}
          />
        }
      />
      {provider?.state === 'preview' && (
        <Text as="p" size="caption" tone="subtle" style={{ marginBlockStart: 8 }}>
          Preview engine: procedural, not an AI model
        </Text>
      )}
      {provider?.state === 'unavailable' && (
        <Card padding={12} style={{ marginBlockStart: 8 }}>
          <Text size="small" tone="muted">
            {provider.message ?? 'No music engine is configured.'} Your draft is kept.
          </Text>
        </Card>
      )}
    </Root>
  );
}

/** Beside a result the composer stays in reach. */
const Root = styled.div`
  ${media.large} {
    position: sticky;
    inset-block-start: 80px;
  }
`;
