import { ErrorState, Stack } from '@aic/design-system';
import { ApiError, errorText } from '@aic/sdk';
import { NOT_FOUND_TITLE, useTitle } from '../../core/use-document-title.ts';
import { ReportLink } from './items/report-link.tsx';
import { PublicItems } from './public-items.tsx';
import { PublicPageMissing } from './public-page-missing.tsx';
import { PublicPageSkeleton } from './public-page-skeleton.tsx';
import { PublicProfile } from './public-profile.tsx';
import { usePublicPage } from './use-public-page.ts';

/** What a user shows to everyone: who they are, and the items that they have published. */
export function PublicPageView({ handle }: { handle: string }) {
  const page = usePublicPage(handle);
  const { profile, items, error } = page;
  const isMissing = error instanceof ApiError && error.status === 404;
  useTitle(isMissing ? NOT_FOUND_TITLE : (profile?.displayName ?? `@${handle}`));

  if (profile !== undefined) {
    return (
      <Stack gap={32}>
        <PublicProfile profile={profile} />
        <PublicItems
          handle={profile.handle}
          items={items}
          hasMore={page.hasNextPage}
          isLoadingMore={page.isFetchingNextPage}
          hasFailed={page.isFetchNextPageError}
          onMore={() => void page.fetchNextPage()}
        />
        <ReportLink handle={profile.handle} />
      </Stack>
    );
  }
  if (error === null) {
    return <PublicPageSkeleton />;
  }
  return isMissing ? (
    <PublicPageMissing />
  ) : (
    <ErrorState
      level={1}
      title="This page could not be loaded"
      description={errorText(error, 'The server did not answer.')}
      onRetry={() => void page.refetch()}
      isRetrying={page.isFetching}
    />
  );
}
