import { defineTool } from '@aic/sdk';
import { subscriptionQuery } from '@aic/sdk/account';
import { BillingPages } from './billing-pages.tsx';

export default defineTool({
  name: 'billing',
  render: () => <BillingPages />,
  prefetch: ({ queryClient, api }) => void queryClient.prefetchQuery(subscriptionQuery(api)),
});
