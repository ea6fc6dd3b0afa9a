import { Button, TextField } from '@aic/design-system';
import { Dialog } from '@aic/design-system/overlays';
import type { AdminUser } from '@aic/sdk/admin';
import { useId, useState, type FormEvent } from 'react';
import { useAdminAction } from '../../../api/use-admin-action.ts';

interface BlockDialogProps {
  user: AdminUser;
  onClose: () => void;
}

/** Signs a user out everywhere and keeps them out, or lets them in again. */
export function BlockDialog({ user, onClose }: BlockDialogProps) {
  const form = useId();
  const [reason, setReason] = useState('');
  const act = useAdminAction(onClose);
  const isBlocked = user.blockedAt === null;
  const verb = isBlocked ? 'Block' : 'Unblock';
  const isReady = reason.trim().length >= 3;

  function block(event: FormEvent): void {
    event.preventDefault();
    if (!isReady) return;
    const json = { isBlocked, reason: reason.trim() };
    act.mutate({ path: `/api/admin/users/${user.id}/block`, json, done: `${verb}ed: ${user.email}` });
  }

  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={`${verb} ${user.email}`}
      description={
        isBlocked
          ? 'They are signed out everywhere and cannot sign in. What they have stays, and so does their subscription.'
          : 'They can sign in again.'
      }
      actions={
        <>
          <Button onClick={onClose}>Back</Button>
          <Button
            type="submit"
            form={form}
            variant={isBlocked ? 'danger' : 'primary'}
            disabled={!isReady || act.isPending}
          >
            {verb}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={block}>
        <TextField
          label="Reason"
          hint="It is kept in the audit."
          maxLength={500}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
      </form>
    </Dialog>
  );
}
