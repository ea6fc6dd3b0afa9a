import { defineTool } from '@aic/sdk';
import { librarySummaryQuery } from '@aic/sdk/library';
import { LibraryPage } from './features/library/library-page.tsx';

export default defineTool({
  name: 'library',
  render: () => <LibraryPage />,
  prefetch: ({ queryClient, api }) => void queryClient.prefetchQuery(librarySummaryQuery(api)),
});
