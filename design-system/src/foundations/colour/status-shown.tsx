import { Badge } from '../../components/badge/badge.tsx';
import { Button } from '../../components/button/button.tsx';
import { JobFailure } from '../../components/job-failure/job-failure.tsx';
import { Cluster, Stack } from '../../components/layout/layout.tsx';
import { Notice } from '../../components/notice/notice.tsx';
import { StatusBadge } from '../../components/status-badge/status-badge.tsx';
import { TextField } from '../../components/text-field/text-field.tsx';
import { AlertCircleIcon, CheckIcon, TrashIcon, WarningIcon } from '../../icons/icons.ts';
import { BothThemes } from './both-themes.tsx';

/** Red where it may be: something failed, is refused, or is about to be removed. */
export function RedShown() {
  return (
    <BothThemes>
      <Stack gap={16}>
        <TextField
          label="E-mail"
          defaultValue="ada@example"
          error="Enter an address such as you@example.com."
        />
        <JobFailure reason="The engine did not answer in time." refund="20 credits are back" />
        <Cluster>
          <Button variant="danger" iconStart={<TrashIcon />}>
            Delete for good
          </Button>
          <Badge tone="danger" icon={<AlertCircleIcon />}>
            Payment failed
          </Badge>
        </Cluster>
      </Stack>
    </BothThemes>
  );
}

/** Each status with its colour, its icon and its word. */
export function StatusShown() {
  return (
    <BothThemes>
      <Stack gap={12}>
        <Cluster>
          <StatusBadge status="processing" />
          <StatusBadge status="completed" />
          <StatusBadge status="failed" />
          <Badge tone="success" icon={<CheckIcon />}>
            Active
          </Badge>
          <Badge tone="warning" icon={<WarningIcon />}>
            Ends Dec 1
          </Badge>
        </Cluster>
        <Notice title="Sandbox: no card is charged" />
        <Notice tone="warning" title="Subscription Ending">
          Your plan ends on Dec 1, 2026. Until then everything stays as it is.
        </Notice>
        <Notice tone="danger" title="The payment was refused">
          Nothing was charged. Another card may work.
        </Notice>
      </Stack>
    </BothThemes>
  );
}
