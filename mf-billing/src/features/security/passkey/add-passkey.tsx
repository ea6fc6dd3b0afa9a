import { Button, Cluster, Grid, Stack, Text, TextField } from '@aic/design-system';
import { ApiError, PASSWORD_TYPED_MAX, useShell, useUser } from '@aic/sdk';
import { useCallback, useRef, useState, type SubmitEvent } from 'react';
import { fieldError } from '../shared/use-security-call.ts';
import { makePasskey, NoPasskeyError } from './make-passkey.ts';
import { usePasskeyCall } from './use-passkeys.ts';

interface AddPasskeyProps {
  hasPassword: boolean;
  onDone(): void;
  onCancel(): void;
}

/**
 * Asks once more who the user is, for a page that was left open is not enough; then the browser asks for the passkey.
 */
export function AddPasskey({ hasPassword, onDone, onCancel }: AddPasskeyProps) {
  const { api } = useShell();
  const { email } = useUser();
  const add = usePasskeyCall((password: string | null) => makePasskey(api, password), onDone);
  const [password, setPassword] = useState('');
  const [isMissing, setMissing] = useState(false);
  const field = useRef<HTMLInputElement | null>(null);
  const attach = useCallback((input: HTMLInputElement | null): void => {
    field.current = input;
    input?.focus();
  }, []);

  const handleSubmit = (event: SubmitEvent): void => {
    event.preventDefault();
    if (add.isPending) return;
    if (hasPassword && password === '') {
      setMissing(true);
      field.current?.focus();
      return;
    }
    add.mutate(hasPassword ? password : null, {
      onError: (error) => {
        if (isOfField(error)) field.current?.focus();
      },
    });
  };
  const isAtField = hasPassword && isOfField(add.error);

  return (
    <Stack as="form" gap={16} noValidate onSubmit={handleSubmit}>
      {hasPassword ? (
        <Grid minColumnWidth="220px">
          {/* For password managers: whose password it is. */}
          <input type="hidden" autoComplete="username" value={email} readOnly />
          <TextField
            ref={attach}
            label="Your password"
            hint="Then your browser asks where to keep the passkey."
            type="password"
            autoComplete="current-password"
            maxLength={PASSWORD_TYPED_MAX}
            value={password}
            error={isMissing ? 'Type your password' : isAtField ? fieldError(add.error) : undefined}
            onChange={(event) => {
              if (add.isError) add.reset();
              setMissing(false);
              setPassword(event.target.value);
            }}
          />
        </Grid>
      ) : (
        <Text>Your browser asks where to keep the passkey. Your sign-in may be 10 minutes old at most.</Text>
      )}
      {add.isError && !isAtField && (
        <Text role="alert" tone="danger">
          {add.error instanceof NoPasskeyError ? add.error.message : fieldError(add.error)}
        </Text>
      )}
      <Cluster gap={12}>
        <Button type="submit" variant="primary" isLoading={add.isPending}>
          Continue
        </Button>
        <Button onClick={onCancel}>Cancel</Button>
      </Cluster>
    </Stack>
  );
}

/** What another password can mend. */
const isOfField = (error: Error | null): boolean =>
  error instanceof ApiError && error.fields['password'] !== undefined;
