import { Stack, TextField } from '@aic/design-system';
import { Select } from '@aic/design-system/overlays';
import { MUSIC_DURATION } from '@aic/sdk';
import { EngineChoice, SettingsGrid, SharedOptions, StudioComposer } from '@aic/studio';
import type { RefObject } from 'react';
import { readDuration } from '../duration.ts';
import { GENRE_OPTIONS } from '../genre-names.ts';
import type { MusicDraft } from '../use-music-draft.ts';
import type { SubmitMusic } from '../use-submit-music.ts';

const QUICK_PROMPTS = [
  'Calm piano for a rainy evening',
  'Bright synths for a morning run',
  'Slow strings and a cello, nostalgic',
  'Funky bass and brass, upbeat',
];
const WORDS = [
  { label: 'Instruments', words: ['piano', 'strings', 'acoustic guitar', 'synths', 'drums'] },
  { label: 'Mood', words: ['warm', 'hopeful', 'nostalgic', 'tense'] },
  { label: 'Pace', words: ['slow', 'calm', 'upbeat', 'fast'] },
];

export interface MusicComposerProps {
  draft: MusicDraft;
  onChange(change: Partial<MusicDraft>): void;
  submit: SubmitMusic;
  promptRef: RefObject<HTMLTextAreaElement | null>;
}

export function MusicComposer({ draft, onChange, submit, promptRef }: MusicComposerProps) {
  const { genre, durationText } = draft;
  return (
    <Stack gap={8}>
      <StudioComposer
        kind="music"
        label="Describe your music"
        placeholder="A warm acoustic guitar, slow and hopeful"
        draft={draft}
        onChange={onChange}
        submit={submit}
        promptRef={promptRef}
        examples={QUICK_PROMPTS}
        words={WORDS}
        settings={
          <>
            <EngineChoice kind="music" />
            <SettingsGrid>
              <Select
                label="Genre"
                size="primary"
                options={GENRE_OPTIONS}
                value={genre ?? 'any'}
                onValueChange={(next) => onChange({ genre: next === 'any' ? null : next })}
                hint="Any: the prompt decides"
              />
              <TextField
                label="Duration"
                type="number"
                inputMode="numeric"
                min={MUSIC_DURATION.min}
                max={MUSIC_DURATION.max}
                value={durationText}
                onChange={(event) => onChange({ durationText: event.target.value })}
                onBlur={() => onChange({ durationText: String(readDuration(durationText)) })}
                hint={`${MUSIC_DURATION.min} to ${MUSIC_DURATION.max} seconds`}
              />
              <SharedOptions kind="music" draft={draft} onChange={onChange} />
            </SettingsGrid>
          </>
        }
        disabledReason={submit.refusal(draft.prompt)}
        onSubmit={(isAllowed) =>
          submit.run({ genre, duration: readDuration(durationText) }, draft, isAllowed)
        }
        reading={{ genre }}
        notice={{ missing: 'No music engine is configured.' }}
      />
    </Stack>
  );
}
