import { Button } from '@aic/design-system';
import { Dialog } from '@aic/design-system/overlays';
import { errorText, type GenerationKind } from '@aic/sdk';
import type { AdminEngine } from '@aic/sdk/admin';
import { TrialResult } from './trial-result.tsx';
import { useTrial } from './use-trial.ts';

interface TryDialogProps {
  kind: GenerationKind;
  engine: AdminEngine;
  onClose: () => void;
}

/** Has an engine make the smallest thing, once it is asked to: its vendor may charge for it. */
export function TryDialog({ kind, engine, onClose }: TryDialogProps) {
  const trial = useTrial(`/api/admin/engines/${kind}/${engine.id}`);
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={`Try ${engine.label}`}
      description="It makes the smallest thing, which is kept nowhere and costs no credits. Its vendor may charge for it."
      initialFocus="action"
      actions={
        <>
          <Button onClick={onClose}>Close</Button>
          <Button variant="primary" onClick={() => trial.mutate({})} isLoading={trial.isPending}>
            {trial.data === undefined ? 'Try' : 'Try again'}
          </Button>
        </>
      }
    >
      <TrialResult
        trial={trial.data}
        isPending={trial.isPending}
        problem={trial.error && errorText(trial.error, 'The server could not be reached.')}
      />
    </Dialog>
  );
}
