import { Stack } from '@aic/design-system';
import { Skeleton } from '@aic/design-system/studio';

/** In the shape of a card form with its button. */
export function PaymentFormSkeleton() {
  return (
    <Stack gap={16} role="status" aria-label="Loading the payment form">
      <Skeleton height="64px" />
      <Skeleton height="64px" />
      <Skeleton height="40px" />
    </Stack>
  );
}
