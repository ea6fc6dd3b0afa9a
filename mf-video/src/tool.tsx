import { defineTool, generationsQuery } from '@aic/sdk';
import { VideoPage } from './features/video/video-page.tsx';

export default defineTool({
  name: 'video',
  render: () => <VideoPage />,
  prefetch: ({ queryClient, api }) => void queryClient.prefetchQuery(generationsQuery(api, 'video')),
});
