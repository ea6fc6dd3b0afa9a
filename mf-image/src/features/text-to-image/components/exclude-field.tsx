import { TextField } from '@aic/design-system';
import { EXCLUDE_LENGTH_MAX, hasAdvancedOptions, useShell } from '@aic/sdk';

export interface ExcludeFieldProps {
  value: string;
  onValueChange(words: string): void;
}

/** What the image leaves out. One of the options of Creator+, which the seed beside it says to others. */
export function ExcludeField({ value, onValueChange }: ExcludeFieldProps) {
  const { user } = useShell().session;
  if (!hasAdvancedOptions(user)) return null;
  return (
    <TextField
      label="Exclude"
      size="base"
      value={value}
      placeholder="people, text, clouds"
      maxLength={EXCLUDE_LENGTH_MAX}
      dir="auto"
      onChange={({ target }) => onValueChange(target.value)}
      hint="What is to be left out"
    />
  );
}
