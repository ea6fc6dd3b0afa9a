import { Button, Stack, TextField } from '@aic/design-system';
import { Dialog } from '@aic/design-system/overlays';
import { PASSWORD_TYPED_MAX, useUser } from '@aic/sdk';
import { useId, useRef, useState, type SubmitEvent } from 'react';
import { useDeleteAccount } from './use-delete-account.ts';

interface DeleteAccountDialogProps {
  hasPassword: boolean;
  onClose(): void;
}

/** Asks for what cannot be typed by mistake: the password, or the address where there is none. */
export function DeleteAccountDialog({ hasPassword, onClose }: DeleteAccountDialogProps) {
  const { email } = useUser();
  const { error, isDeleting, run, reset } = useDeleteAccount();
  const [typed, setTyped] = useState('');
  const [isMissing, setMissing] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const form = useId();
  const refuse = (): void => field.current?.focus();

  const handleSubmit = (event: SubmitEvent): void => {
    event.preventDefault();
    if (isDeleting) return;
    if (typed.trim() === '') {
      setMissing(true);
      refuse();
      return;
    }
    run(hasPassword ? { password: typed } : { email: typed.trim() }, { onError: refuse });
  };
  const missing = hasPassword ? 'Type your password' : 'Type your e-mail address';

  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      initialFocus="action"
      title="Delete your account?"
      description={`It ends at once, on every device. The mail that we send to ${email} has a link that takes it back, as long as that can be done; your subscription does not come back.`}
      actions={
        <>
          <Button onClick={onClose}>Keep my account</Button>
          <Button type="submit" form={form} variant="danger" isLoading={isDeleting}>
            Delete account
          </Button>
        </>
      }
    >
      <Stack as="form" id={form} gap={16} noValidate onSubmit={handleSubmit}>
        {/* For password managers: whose password it is. */}
        {hasPassword && <input type="hidden" autoComplete="username" value={email} readOnly />}
        <TextField
          ref={field}
          label={hasPassword ? 'Password' : 'Your e-mail address'}
          hint={hasPassword ? undefined : `Type ${email}. Your sign-in may be 10 minutes old at most.`}
          type={hasPassword ? 'password' : 'email'}
          autoComplete={hasPassword ? 'current-password' : 'off'}
          maxLength={hasPassword ? PASSWORD_TYPED_MAX : 254}
          value={typed}
          error={isMissing ? missing : error}
          onChange={(event) => {
            setTyped(event.target.value);
            setMissing(false);
            reset();
          }}
        />
      </Stack>
    </Dialog>
  );
}
