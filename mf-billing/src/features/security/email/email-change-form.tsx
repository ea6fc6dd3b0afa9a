import { Button, Cluster, Grid, Stack, Text, TextField } from '@aic/design-system';
import { ApiError, PASSWORD_TYPED_MAX, useUser } from '@aic/sdk';
import { useCallback, useRef, useState, type SubmitEvent } from 'react';
import { fieldError } from '../shared/use-security-call.ts';
import { useRequestEmailChange } from './use-email-change.ts';

interface EmailChangeFormProps {
  hasPassword: boolean;
  onDone(): void;
  onCancel(): void;
}

/** Asks for the new address, and for the password where there is one. */
export function EmailChangeForm({ hasPassword, onDone, onCancel }: EmailChangeFormProps) {
  const { email: present } = useUser();
  const request = useRequestEmailChange(onDone);
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const emailField = useRef<HTMLInputElement | null>(null);
  const passwordField = useRef<HTMLInputElement>(null);
  // The user has pressed a button to get to this field.
  const attach = useCallback((input: HTMLInputElement | null): void => {
    emailField.current = input;
    input?.focus();
  }, []);
  const errors = errorsOf(request.error);

  const handleSubmit = (event: SubmitEvent): void => {
    event.preventDefault();
    if (email.trim() === '') emailField.current?.focus();
    else if (hasPassword && password === '') passwordField.current?.focus();
    else if (!request.isPending) {
      const input = { email: email.trim(), ...(hasPassword && { password }) };
      request.mutate(input, {
        onError: (error) =>
          (errorsOf(error).password === undefined ? emailField : passwordField).current?.focus(),
      });
    }
  };
  const change =
    (set: (text: string) => void) =>
    (text: string): void => {
      if (request.isError) request.reset();
      set(text);
    };
  const [changeEmail, changePassword] = [change(setEmail), change(setPassword)];

  return (
    <Stack as="form" gap={16} noValidate onSubmit={handleSubmit}>
      <Text tone="muted">
        We mail a link to {present} and to the new address. It changes when both were pressed.
      </Text>
      {/* For password managers: whose password it is. */}
      <input type="hidden" autoComplete="username" value={present} readOnly />
      <Grid minColumnWidth="220px">
        <TextField
          ref={attach}
          label="New address"
          inputMode="email"
          autoCapitalize="none"
          spellCheck={false}
          autoComplete="email"
          maxLength={254}
          value={email}
          error={errors.email}
          onChange={(event) => changeEmail(event.target.value)}
        />
        {hasPassword && (
          <TextField
            ref={passwordField}
            label="Your password"
            type="password"
            autoComplete="current-password"
            maxLength={PASSWORD_TYPED_MAX}
            value={password}
            error={errors.password}
            onChange={(event) => changePassword(event.target.value)}
          />
        )}
      </Grid>
      <Cluster gap={12}>
        <Button type="submit" variant="primary" isLoading={request.isPending}>
          Send the links
        </Button>
        <Button onClick={onCancel}>Cancel</Button>
      </Cluster>
    </Stack>
  );
}

/** At the field that it is about; what no field can mend stands at the first one. */
function errorsOf(error: Error | null): { email?: string | undefined; password?: string | undefined } {
  const password = error instanceof ApiError ? error.fields['password'] : undefined;
  return password === undefined ? { email: fieldError(error) } : { password };
}
