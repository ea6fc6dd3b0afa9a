import { Card, Stack } from '@aic/design-system';
import { BackLink } from '../../components/back-link.tsx';
import { UsageDays } from './components/usage-days.tsx';
import { UsageEntries } from './components/usage-entries.tsx';
import { UsageFilterBar } from './components/usage-filter-bar.tsx';
import { useUsageFilters } from './use-usage-filters.ts';

/** Where credits came from and where they went: by day, and move by move. */
export function UsagePage() {
  const { filters, hasFilters, set, clear } = useUsageFilters();
  return (
    <Stack gap={24}>
      <BackLink to="/account">Account Settings</BackLink>
      <UsageDays />
      <Stack as="section" gap={16} aria-label="Moves of your credits">
        <Card padding={16}>
          <UsageFilterBar filters={filters} onChange={set} />
        </Card>
        <UsageEntries filters={filters} onClear={hasFilters ? clear : undefined} />
      </Stack>
    </Stack>
  );
}
