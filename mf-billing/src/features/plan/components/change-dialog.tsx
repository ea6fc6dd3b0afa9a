import { Button, ErrorState, Text } from '@aic/design-system';
import { Dialog } from '@aic/design-system/overlays';
import { Skeleton } from '@aic/design-system/studio';
import { useQuery, useShell, type PlanId } from '@aic/sdk';
import { planChangeQuery, PLANS, priceText, type PlanChange, type Subscription } from '@aic/sdk/account';
import { billingDayText } from '../../../texts/day-text.ts';

export interface ChangeDialogProps {
  plan: PlanId;
  subscription: Subscription;
  onClose(): void;
  onConfirm(): void;
}

/** What a change costs and brings, before it is made. */
export function ChangeDialog({ plan, subscription, onClose, onConfirm }: ChangeDialogProps) {
  const preview = useQuery(planChangeQuery(useShell().api, plan));
  const { name } = PLANS[plan];
  const verb = plan === 'creator' ? 'Upgrade' : 'Downgrade';

  const handleConfirm = (): void => {
    onClose();
    onConfirm();
  };

  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={`${verb} to ${name}`}
      actions={
        <>
          <Button onClick={onClose}>Keep {PLANS[subscription.plan.id].name}</Button>
          <Button
            variant="primary"
            disabledReason={preview.data === undefined ? 'Its price is not known yet' : undefined}
            onClick={handleConfirm}
          >
            {confirmLabel(`${verb} to ${name}`, preview.data)}
          </Button>
        </>
      }
    >
      <Content plan={plan} subscription={subscription} preview={preview} />
    </Dialog>
  );
}

type ContentProps = Pick<ChangeDialogProps, 'plan' | 'subscription'> & {
  preview: ReturnType<typeof useQuery<PlanChange>>;
};

function Content({ plan, subscription, preview }: ContentProps) {
  if (preview.isPending) {
    return <Skeleton height="60px" />;
  }
  if (preview.data === undefined) {
    return (
      <ErrorState
        title="The price could not be loaded"
        description="The server did not answer. Nothing has changed, and nothing was charged."
        onRetry={() => void preview.refetch()}
        isRetrying={preview.isFetching}
      />
    );
  }
  const { amount, credits, name } = PLANS[plan];
  const { amountDue, credits: added, startsAt, isPending } = preview.data;
  if (isPending === true) {
    return (
      <Text>
        You began this upgrade before, and your bank has not confirmed its payment yet: nothing was charged.
        You pay {priceText(amountDue)} for the rest of this period once your bank confirms it, and {added}{' '}
        credits are added then. If you do not go on, it ends by itself within a day.
      </Text>
    );
  }
  return (
    <Text>
      {plan === 'creator'
        ? `You pay ${priceText(amountDue)} now for the rest of this period, and ${added} credits are added at once. From ${billingDayText(subscription.current_period_end)} on it is ${priceText(amount)} a month, with ${credits} credits.`
        : `You keep ${PLANS[subscription.plan.id].name} until ${billingDayText(startsAt)}. From then on it is ${name}: ${priceText(amount)} a month, with ${credits} credits. Nothing is charged or paid back now.`}
    </Text>
  );
}

/** A button that charges says how much. */
const confirmLabel = (verb: string, change: PlanChange | undefined): string =>
  change !== undefined && change.amountDue > 0 ? `${verb} - ${priceText(change.amountDue)}` : verb;
