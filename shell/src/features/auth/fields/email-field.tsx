import { TextField } from '@aic/design-system';
import type { Ref } from 'react';

interface EmailFieldProps {
  ref?: Ref<HTMLInputElement>;
  value: string;
  onChange(value: string): void;
  /** @default 'username' */
  autoComplete?: 'username' | 'username webauthn';
  error?: string | undefined;
}

/** An address in any script. Browsers' own type for addresses knows ASCII alone; the server says what is none. */
export function EmailField({ onChange, autoComplete = 'username', ...rest }: EmailFieldProps) {
  return (
    <TextField
      {...rest}
      label="E-mail"
      name="email"
      inputMode="email"
      autoCapitalize="none"
      spellCheck={false}
      autoComplete={autoComplete}
      required
      maxLength={254}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
