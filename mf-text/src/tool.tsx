import { defineTool, generationsQuery } from '@aic/sdk';
import { TextPage } from './features/text/text-page.tsx';

export default defineTool({
  name: 'text',
  render: () => <TextPage />,
  prefetch: ({ queryClient, api }) => void queryClient.prefetchQuery(generationsQuery(api, 'text')),
});
