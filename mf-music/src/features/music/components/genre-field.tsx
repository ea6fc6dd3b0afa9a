import { Select } from '@aic/design-system/overlays';
import type { MusicGenre } from '@aic/sdk';
import { GENRE_OPTIONS } from '../genre-names.ts';

export interface GenreFieldProps {
  /** Null: the prompt decides. */
  value: MusicGenre | null;
  onChange(change: { genre: MusicGenre | null }): void;
}

export const GenreField = ({ value, onChange }: GenreFieldProps) => (
  <Select
    label="Genre"
    size="primary"
    options={GENRE_OPTIONS}
    value={value ?? 'any'}
    onValueChange={(next) => onChange({ genre: next === 'any' ? null : next })}
    hint="Any: the prompt decides"
  />
);
