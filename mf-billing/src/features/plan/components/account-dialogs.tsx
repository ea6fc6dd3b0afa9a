import { lazyPart } from '@aic/sdk';
import { Suspense } from 'react';
import type { AccountQuestion } from '../account-question.ts';
import type { BillingState } from '../subscription/billing-state.ts';
import type { useCancel, useChangePlan } from '../use-account-actions.ts';

/** Dialogs are heavy, and the page needs none until a button asks for one. */
const CancelDialog = lazyPart(
  'The question',
  () => import('./cancel-dialog.tsx').then((file) => file.CancelDialog),
  { isOnRequest: true },
);
const ChangeDialog = lazyPart(
  'The question',
  () => import('./change-dialog.tsx').then((file) => file.ChangeDialog),
  { isOnRequest: true },
);

interface AccountDialogsProps {
  state: BillingState;
  question: AccountQuestion | null;
  cancel: ReturnType<typeof useCancel>;
  change: ReturnType<typeof useChangePlan>;
  onClose(): void;
}

/** A dialog closes before its response is acted on: a bank's own window must not lie below it. */
export function AccountDialogs({ state, question, cancel, change, onClose }: AccountDialogsProps) {
  return (
    <Suspense>
      {question?.kind === 'cancel' && <CancelDialog onClose={onClose} onConfirm={() => cancel.run()} />}
      {question?.kind === 'change' && state.kind === 'active' && (
        <ChangeDialog
          plan={question.plan}
          subscription={state.subscription}
          onClose={onClose}
          onConfirm={() => change.run(question.plan)}
        />
      )}
    </Suspense>
  );
}
