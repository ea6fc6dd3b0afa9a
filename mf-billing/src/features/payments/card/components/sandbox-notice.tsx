import { Notice } from '@aic/design-system/billing';
import { useQuery, useShell } from '@aic/sdk';
import { billingConfigQuery } from '@aic/sdk/account';

/** Says that nothing is paid for real. The stand-in for Stripe.js says it in its own form. */
export function SandboxNotice() {
  const { data } = useQuery(billingConfigQuery(useShell().api));
  const isUnsaid = data !== undefined && data.isSandbox && data.scriptUrl === null;
  return isUnsaid && <Notice title="Sandbox: no card is charged" />;
}
