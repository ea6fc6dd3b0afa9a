import { Button, Cluster, Text } from '@aic/design-system';
import { ApiError, useShell } from '@aic/sdk';
import { type Passkey, removePasskey } from '@aic/sdk/billing';
import { usePasskeyCall } from '../use-passkeys.ts';
import { fieldError } from '../use-security-call.ts';

interface RemovePasskeyProps {
  passkey: Passkey;
  onDone(): void;
  onCancel(): void;
}

export function RemovePasskey({ passkey, onDone, onCancel }: RemovePasskeyProps) {
  const { api } = useShell();
  const remove = usePasskeyCall((id: string) => removePasskey(api, id).catch(nothingIfGone), onDone);
  return (
    <>
      <Text>
        Remove “{passkey.name}”? It opens your account no more. Your device or password manager may still list
        it: you can delete it there.
      </Text>
      {remove.isError && (
        <Text role="alert" tone="danger">
          {fieldError(remove.error)}
        </Text>
      )}
      <Cluster gap={12}>
        <Button variant="danger" isLoading={remove.isPending} onClick={() => remove.mutate(passkey.id)}>
          Remove
        </Button>
        <Button onClick={onCancel}>Cancel</Button>
      </Cluster>
    </>
  );
}

/** It was removed in another window meanwhile: what was wanted is so. */
function nothingIfGone(error: unknown): void {
  if (!(error instanceof ApiError && error.status === 404)) throw error;
}
