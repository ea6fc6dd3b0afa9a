import { Button, Stack, TextField } from '@aic/design-system';
import { Dialog } from '@aic/design-system/overlays';
import { matches, randomId } from '@aic/sdk';
import { type AdminUser, CREDITS_MOVED } from '@aic/sdk/admin';
import { useId, useState, type FormEvent } from 'react';
import { useAdminAction } from '../../../api/use-admin-action.ts';

interface AdjustCreditsDialogProps {
  user: AdminUser;
  onClose: () => void;
}

/**
 * Gives credits, also back for an item, or takes them with a minus. The key is made once, so that pressing twice moves
 * them once.
 */
export function AdjustCreditsDialog({ user, onClose }: AdjustCreditsDialogProps) {
  const form = useId();
  const [key] = useState(randomId);
  const [amount, setAmount] = useState('');
  const [reason, setReason] = useState('');
  const [item, setItem] = useState('');
  const act = useAdminAction(onClose);
  const isReady = /^-?[1-9]\d{0,4}$/.test(amount.trim()) && reason.trim().length >= 3;

  function adjust(event: FormEvent): void {
    event.preventDefault();
    if (!isReady) return;
    const json = {
      amount: Number(amount),
      reason: reason.trim(),
      key,
      ...(item.trim() !== '' && { item: item.trim() }),
    };
    act.mutate({
      path: `/api/admin/users/${user.id}/credits`,
      json,
      done: 'Credits adjusted',
      describe: (response) => shortfallText(response, json.amount),
    });
  }

  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title="Adjust credits"
      description={`${user.email} has ${user.credits} credits.`}
      actions={
        <>
          <Button onClick={onClose}>Back</Button>
          <Button type="submit" form={form} variant="primary" disabled={!isReady || act.isPending}>
            Adjust
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={adjust}>
        <Stack gap={12}>
          <TextField
            label="Credits"
            hint="To take credits, begin with a minus."
            inputMode="numeric"
            value={amount}
            onChange={({ target }) => setAmount(target.value)}
          />
          <TextField
            label="Reason"
            hint="It is kept in the audit."
            maxLength={500}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
          />
          <TextField
            label="For item (optional)"
            hint="The id of what they were charged for: its receipt then says that they came back."
            value={item}
            onChange={({ target }) => setItem(target.value)}
          />
        </Stack>
      </form>
    </Dialog>
  );
}

/** No user has less than nothing: what was taken may be less than what was asked for. */
function shortfallText(response: unknown, asked: number): string | undefined {
  if (!matches(CREDITS_MOVED, response)) return undefined;
  // An older gateway does not say.
  const { amount = asked } = response;
  if (amount === asked) return undefined;
  return `${-amount} were taken: the user had no more. The audit says so.`;
}
