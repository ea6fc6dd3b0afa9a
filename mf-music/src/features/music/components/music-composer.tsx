import { Stack, Text } from '@aic/design-system';
import { Composer, PriceButton, ProviderNotice } from '@aic/design-system/studio';
import {
  engineChoice,
  lazyPart,
  previewLabel,
  PROMPT_LENGTH_MAX,
  useEarlierPrompts,
  useProvider,
} from '@aic/sdk';
import { askFirst, type PressGuard } from '@aic/sdk/reading';
import { type RefObject, Suspense, useRef } from 'react';
import { readDuration } from '../duration.ts';
import type { MusicDraft } from '../use-music-draft.ts';
import type { SubmitMusic } from '../use-submit-music.ts';
import { Ideas } from './music-ideas.tsx';
import { MusicSettings } from './music-settings.tsx';

const EngineChoice = engineChoice('music', () =>
  import('@aic/design-system/overlays').then((file) => file.Select),
);

const EngineReading = lazyPart(
  'What the engine understands',
  () => import('./engine-reading.tsx').then((file) => file.EngineReading),
  // The server has the last word anyway.
  { renderInstead: () => null },
);

const QUICK_PROMPTS = [
  'Calm piano for a rainy evening',
  'Bright synths for a morning run',
  'Slow strings and a cello, nostalgic',
  'Funky bass and brass, upbeat',
];

export interface MusicComposerProps {
  draft: MusicDraft;
  onChange(change: Partial<MusicDraft>): void;
  submit: SubmitMusic;
  promptRef: RefObject<HTMLTextAreaElement | null>;
}

export function MusicComposer({ draft, onChange, submit, promptRef }: MusicComposerProps) {
  const { prompt, genre, durationText, count, seed, madeFrom } = draft;
  const provider = useProvider('music');
  const earlierPrompts = useEarlierPrompts('music');
  const guard = useRef<PressGuard>(null);
  const start = (isApproximationAllowed: boolean): void =>
    submit.run(
      {
        prompt,
        genre,
        duration: readDuration(durationText),
        ...(count > 1 && { count }),
        ...(madeFrom !== null && { madeFrom }),
        ...(isApproximationAllowed && { allow_approximation: true }),
      },
      seed,
    );

  return (
    <Stack gap={8}>
      <Composer
        label="Describe your music"
        placeholder="A warm acoustic guitar, slow and hopeful"
        value={prompt}
        onValueChange={(next) =>
          onChange({ prompt: next, madeFrom: next === '' || QUICK_PROMPTS.includes(next) ? null : madeFrom })
        }
        onSubmit={() => askFirst(guard, start)}
        promptRef={promptRef}
        lengthMax={PROMPT_LENGTH_MAX}
        history={earlierPrompts}
        examples={QUICK_PROMPTS}
        renderIdeas={(pick) => (
          <Ideas prompt={prompt} onPick={pick} onPromptChange={(next) => onChange({ prompt: next })} />
        )}
        settings={
          <>
            <EngineChoice />
            <MusicSettings draft={draft} onChange={onChange} />
          </>
        }
        actions={
          <PriceButton
            label="Generate"
            credits={submit.price * count}
            isLoading={submit.isPending}
            disabledReason={submit.refusal(prompt)}
          />
        }
      />
      {provider?.state === 'preview' && (
        <Suspense fallback={<Text size="small">&nbsp;</Text>}>
          <EngineReading request={{ kind: 'music', prompt, genre }} guard={guard} />
        </Suspense>
      )}
      <ProviderNotice
        provider={provider}
        preview={previewLabel('music')}
        missing="No music engine is configured."
      />
    </Stack>
  );
}
