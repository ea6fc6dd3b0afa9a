import { defineTool, generationsQuery } from '@aic/sdk';
import { MusicPage } from './features/music/music-page.tsx';

export default defineTool({
  name: 'music',
  render: () => <MusicPage />,
  prefetch: ({ queryClient, api }) => void queryClient.prefetchQuery(generationsQuery(api, 'music')),
});
