import { defineTool, generationsQuery } from '@aic/sdk';
import { ImagePage } from './features/image/image-page.tsx';

export default defineTool({
  name: 'image',
  render: () => <ImagePage />,
  prefetch: ({ queryClient, api }) => void queryClient.prefetchQuery(generationsQuery(api, 'image')),
});
