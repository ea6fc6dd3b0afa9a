import { TextField, token } from '@aic/design-system';
import { SeedField, Select } from '@aic/design-system/overlays';
import { SegmentedControl } from '@aic/design-system/studio';
import { MUSIC_DURATION, RESULT_COUNTS } from '@aic/sdk';
import { seedField } from '@aic/sdk/seed';
import { styled } from 'styled-components';
import { readDuration } from '../duration.ts';
import { GENRE_OPTIONS } from '../genre-names.ts';
import type { MusicDraft } from '../use-music-draft.ts';

const Seed = seedField('music', async () => SeedField);

export interface MusicSettingsProps {
  draft: MusicDraft;
  onChange(change: Partial<MusicDraft>): void;
}

export function MusicSettings({ draft, onChange }: MusicSettingsProps) {
  return (
    <Root>
      <Select
        label="Genre"
        size="primary"
        options={GENRE_OPTIONS}
        value={draft.genre ?? 'any'}
        onValueChange={(genre) => onChange({ genre: genre === 'any' ? null : genre })}
        hint="Any: the prompt decides"
      />
      <TextField
        label="Duration"
        type="number"
        inputMode="numeric"
        min={MUSIC_DURATION.min}
        max={MUSIC_DURATION.max}
        value={draft.durationText}
        onChange={(event) => onChange({ durationText: event.target.value })}
        onBlur={() => onChange({ durationText: String(readDuration(draft.durationText)) })}
        hint={`${MUSIC_DURATION.min} to ${MUSIC_DURATION.max} seconds`}
      />
      <SegmentedControl
        label="Results"
        segments={RESULT_COUNTS}
        value={String(draft.count)}
        onValueChange={(count) => onChange({ count: Number(count) })}
      />
      <Seed value={draft.seed} onValueChange={(seed) => onChange({ seed })} />
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  flex: 1 1 100%;
  gap: ${token.space[12]};
`;
