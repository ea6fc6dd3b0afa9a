import { ErrorState, Stack } from '@aic/design-system';
import { Skeleton } from '@aic/design-system/studio';
import { Slot } from '@aic/sdk/slots';
import { useState } from 'react';
import type { AccountQuestion } from './account-question.ts';
import { AccountDialogs } from './components/account-dialogs.tsx';
import { AccountHead } from './components/account-head.tsx';
import { AccountNotices } from './components/account-notices.tsx';
import { CardPanel } from './components/card-panel.tsx';
import { CurrentSubscription } from './components/current-subscription.tsx';
import { PlanComparison } from './components/plan-comparison.tsx';
import { UsageGuide } from './components/usage-guide.tsx';
import { useBilling, type Billing } from './subscription/use-billing.ts';
import { useCancel, useChangePlan } from './use-account-actions.ts';
import { useReturnedSetup } from './use-returned-setup.ts';

/** Account Settings: the plan, what can be done about it, and what credits buy. */
export function AccountPage() {
  useReturnedSetup();
  return (
    <Stack gap={24}>
      <AccountHead />
      <Plans billing={useBilling()} />
      <Slot name="account-card" given={{}} />
    </Stack>
  );
}

function Plans({ billing: { state, hasFailed, isFetching, retry } }: { billing: Billing }) {
  const [question, setQuestion] = useState<AccountQuestion | null>(null);
  const cancel = useCancel();
  const change = useChangePlan();
  const close = (): void => setQuestion(null);
  if (hasFailed) {
    return (
      <>
        <ErrorState
          level={2}
          title="Your subscription could not be loaded"
          description="The server did not answer. Nothing has changed about it."
          onRetry={retry}
          isRetrying={isFetching}
        />
        <UsageGuide />
      </>
    );
  }
  // How high the plan's part will be depends on the response, so what stands below it waits, too.
  if (state === undefined) {
    return (
      <>
        <Skeleton height="212px" radius="card" />
        <Skeleton height="100vh" radius="card" />
      </>
    );
  }
  return (
    <>
      <AccountNotices state={state} onAsk={setQuestion} />
      {question?.kind === 'card' && <CardPanel onClose={close} />}
      <CurrentSubscription
        state={state}
        onAsk={setQuestion}
        isCancelling={cancel.isPending}
        isChanging={change.isPending}
      />
      <PlanComparison state={state} onAsk={setQuestion} isChanging={change.isPending} />
      <AccountDialogs state={state} question={question} cancel={cancel} change={change} onClose={close} />
      <UsageGuide />
    </>
  );
}
