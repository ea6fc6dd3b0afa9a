import { Stack } from '@aic/design-system';
import { Composer, PriceButton, ProviderNotice } from '@aic/design-system/studio';
import { engineChoice, previewLabel, PROMPT_LENGTH_MAX, useProvider } from '@aic/sdk';
import type { RefObject } from 'react';
import { readDuration } from '../duration.ts';
import type { MusicDraft } from '../use-music-draft.ts';
import type { SubmitMusic } from '../use-submit-music.ts';
import { MusicSettings } from './music-settings.tsx';

const EngineChoice = engineChoice('music', () =>
  import('@aic/design-system/overlays').then((file) => file.Select),
);

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
  const { prompt, genre, durationText } = draft;

  return (
    <Stack gap={8}>
      <Composer
        label="Describe your music"
        placeholder="A warm acoustic guitar over soft rain, hopeful towards the end"
        value={prompt}
        onValueChange={(next) => onChange({ prompt: next })}
        onSubmit={() => submit.run({ prompt, genre, duration: readDuration(durationText) })}
        promptRef={promptRef}
        lengthMax={PROMPT_LENGTH_MAX}
        examples={QUICK_PROMPTS}
        settings={
          <>
            <EngineChoice />
            <MusicSettings draft={draft} onChange={onChange} />
          </>
        }
        actions={
          <PriceButton
            label="Generate"
            credits={submit.price}
            isLoading={submit.isPending}
            disabledReason={submit.refusal(prompt)}
          />
        }
      />
      <ProviderNotice
        provider={useProvider('music')}
        preview={previewLabel('music')}
        missing="No music engine is configured."
      />
    </Stack>
  );
}
