import { Stack, TextField } from '@aic/design-system';
import { Skeleton } from '@aic/design-system/studio';
import { lazyPart, MUSIC_DURATION } from '@aic/sdk';
import { countText, labelIn, SettingsGrid, SharedOptions, StudioComposer } from '@aic/studio';
import { type RefObject, Suspense } from 'react';
import { readDuration } from '../duration.ts';
import { GENRE_OPTIONS } from '../genre-names.ts';
import { QUICK_PROMPTS, WORDS } from '../quick-prompts.ts';
import type { MusicDraft } from '../use-music-draft.ts';
import type { SubmitMusic } from '../use-submit-music.ts';

/** With the heavier part of the design system, which a prompt does not need. */
const GenreField = lazyPart('The genre', () => import('./genre-field.tsx').then((file) => file.GenreField));

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
        summary={[
          genre === null ? 'Any genre' : labelIn(GENRE_OPTIONS, genre),
          `${readDuration(durationText)} s`,
          countText(draft.count),
          draft.seed !== null && `seed ${draft.seed}`,
        ]}
        settings={
          <SettingsGrid>
            <Suspense fallback={<Skeleton height="88px" />}>
              <GenreField value={genre} onChange={onChange} />
            </Suspense>
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
