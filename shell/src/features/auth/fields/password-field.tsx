import { IconButton, TextField } from '@aic/design-system';
import { EyeIcon, EyeOffIcon } from '@aic/design-system/studio';
import { useState, type Ref } from 'react';

export interface PasswordFieldProps {
  ref?: Ref<HTMLInputElement>;
  /** @default 'Password' */
  label?: string;
  value: string;
  onChange(value: string): void;
  autoComplete: 'current-password' | 'new-password';
  hint?: string;
  error?: string | undefined;
  minLength?: number;
  maxLength?: number;
}

/** A password with a way to see what was typed. Paste and password managers work (WCAG 3.3.8). */
export function PasswordField({ label = 'Password', value, onChange, ...rest }: PasswordFieldProps) {
  const [isShown, setShown] = useState(false);
  return (
    <TextField
      {...rest}
      label={label}
      name="password"
      type={isShown ? 'text' : 'password'}
      required
      value={value}
      onChange={(event) => onChange(event.target.value)}
      endSlot={
        <IconButton
          label={isShown ? 'Hide password' : 'Show password'}
          aria-pressed={isShown}
          onClick={() => setShown(!isShown)}
        >
          {isShown ? <EyeOffIcon /> : <EyeIcon />}
        </IconButton>
      }
    />
  );
}
