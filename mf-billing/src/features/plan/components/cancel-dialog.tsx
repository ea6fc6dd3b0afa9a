import { AlertDialog } from '@aic/design-system/overlays';

/** The question before a plan is cancelled (rule 5.cancel.confirm). */
export function CancelDialog({ onClose, onConfirm }: { onClose(): void; onConfirm(): void }) {
  return (
    <AlertDialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title="Cancel Subscription"
      description="Are you sure you want to cancel your subscription? You'll keep access until the end of your billing period."
      confirmLabel="Cancel Subscription"
      cancelLabel="Keep my plan"
      isDestructive
      onConfirm={onConfirm}
    />
  );
}
