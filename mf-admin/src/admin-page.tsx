import { ErrorState, Heading, Stack } from '@aic/design-system';
import { Tabs } from '@aic/design-system/tabs';
import { useSearchParams, useUser } from '@aic/sdk';
import { HeldNotice } from './components/held-notice.tsx';
import { ActionsView } from './features/actions/actions-view.tsx';
import { EnginesView } from './features/engines/engines-view.tsx';
import { JobsView } from './features/jobs/jobs-view.tsx';
import { OverviewView } from './features/overview/overview-view.tsx';
import { PaymentsView } from './features/payments/payments-view.tsx';
import { ReleasesView } from './features/releases/releases-view.tsx';
import { ReportsView } from './features/reports/reports-view.tsx';
import { UsersView } from './features/users/users-view.tsx';
import { FirstAdmin } from './first-admin.tsx';

const VIEWS = [
  { value: 'overview', label: 'Overview', content: <OverviewView /> },
  { value: 'users', label: 'Users', content: <UsersView /> },
  { value: 'jobs', label: 'Failed jobs', content: <JobsView /> },
  { value: 'reports', label: 'Reports', content: <ReportsView /> },
  { value: 'payments', label: 'Payments', content: <PaymentsView /> },
  { value: 'engines', label: 'Engines', content: <EnginesView /> },
  { value: 'releases', label: 'Releases', content: <ReleasesView /> },
  { value: 'acts', label: 'Audit', content: <ActionsView /> },
] as const;

/** What the people who run the studio see and do. The view is in the address, so that it can be sent to a colleague. */
export function AdminPage() {
  const { isAdmin } = useUser();
  const [search, setSearch] = useSearchParams();
  const code = search.get('code');
  const view = VIEWS.find(({ value }) => value === search.get('view')) ?? VIEWS[0];

  return (
    <Stack gap={24}>
      <Heading level={1}>Administration</Heading>
      {!isAdmin && code !== null && <FirstAdmin code={code} />}
      {isAdmin && (
        <>
          <HeldNotice />
          <Tabs
            label="Views"
            items={VIEWS}
            value={view.value}
            onValueChange={(value) => setSearch({ view: value }, { replace: true })}
          />
        </>
      )}
      {!isAdmin && code === null && (
        <ErrorState
          level={2}
          title="This page is for admins only"
          description="Sign in with an address that is configured as an admin's, and confirm it by the mail that we send."
        />
      )}
    </Stack>
  );
}
