import { Button, Cluster, Text } from '@aic/design-system';
import { type ApiClient, ApiError, useShell } from '@aic/sdk';
import { type Passkey, removePasskey } from '@aic/sdk/account';
import { fieldError } from '../shared/use-security-call.ts';
import { usePasskeyCall } from './use-passkeys.ts';

interface RemovePasskeyProps {
  passkey: Passkey;
  onDone(): void;
  onCancel(): void;
}

export function RemovePasskey({ passkey, onDone, onCancel }: RemovePasskeyProps) {
  const { api } = useShell();
  const remove = usePasskeyCall((id: string) => removeEverywhere(api, id), onDone);
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

async function removeEverywhere(api: ApiClient, id: string): Promise<void> {
  const left = await removePasskey(api, id).catch(nullIfGone);
  if (left === null) return;
  await import(/* webpackChunkName: "passkeys" */ '../sign-in/signal-password-manager.ts')
    .then(({ signalPasswordManager }) => signalPasswordManager(left))
    // It opens nothing any more, whatever becomes of that.
    .catch(() => undefined);
}

/** It was removed in another window meanwhile: what was wanted is so. */
function nullIfGone(error: unknown): null {
  if (error instanceof ApiError && error.status === 404) return null;
  throw error;
}
