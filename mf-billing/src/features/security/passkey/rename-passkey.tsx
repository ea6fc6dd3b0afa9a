import { Button, Cluster, Grid, Stack, TextField } from '@aic/design-system';
import { useShell } from '@aic/sdk';
import { PASSKEY_NAME_LENGTH_MAX, type Passkey, renamePasskey } from '@aic/sdk/account';
import { useCallback, useRef, useState, type SubmitEvent } from 'react';
import { fieldError } from '../shared/use-security-call.ts';
import { usePasskeyCall } from './use-passkeys.ts';

interface RenamePasskeyProps {
  passkey: Passkey;
  onDone(): void;
  onCancel(): void;
}

export function RenamePasskey({ passkey, onDone, onCancel }: RenamePasskeyProps) {
  const { api } = useShell();
  const rename = usePasskeyCall((next: string) => renamePasskey(api, { id: passkey.id, name: next }), onDone);
  const [name, setName] = useState(passkey.name);
  const [isMissing, setMissing] = useState(false);
  const field = useRef<HTMLInputElement | null>(null);
  const attach = useCallback((input: HTMLInputElement | null): void => {
    field.current = input;
    input?.focus();
  }, []);

  const handleSubmit = (event: SubmitEvent): void => {
    event.preventDefault();
    if (name.trim() === '') {
      setMissing(true);
      field.current?.focus();
    } else if (!rename.isPending) {
      rename.mutate(name.trim(), { onError: () => field.current?.focus() });
    }
  };

  return (
    <Stack as="form" gap={16} noValidate onSubmit={handleSubmit}>
      <Grid minColumnWidth="220px">
        <TextField
          ref={attach}
          label="Name of the passkey"
          hint="What tells you where it is: 'My phone'."
          autoComplete="off"
          maxLength={PASSKEY_NAME_LENGTH_MAX}
          value={name}
          error={isMissing ? 'Type a name' : fieldError(rename.error)}
          onChange={(event) => {
            if (rename.isError) rename.reset();
            setMissing(false);
            setName(event.target.value);
          }}
        />
      </Grid>
      <Cluster gap={12}>
        <Button type="submit" variant="primary" isLoading={rename.isPending}>
          Save
        </Button>
        <Button onClick={onCancel}>Cancel</Button>
      </Cluster>
    </Stack>
  );
}
