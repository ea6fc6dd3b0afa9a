import { Button, TextField, token } from '@aic/design-system';
import { Select } from '@aic/design-system/overlays';
import { DownloadIcon } from '@aic/design-system/studio';
import { GENERATION_KINDS, KINDS } from '@aic/sdk';
import { USAGE_TYPES, usageCsvPath, type UsageFilters } from '@aic/sdk/account';
import { styled } from 'styled-components';
import { TYPE_NAMES } from '../usage-texts.ts';

export interface UsageFilterBarProps {
  filters: UsageFilters;
  /** Undefined: all. */
  onChange(name: keyof UsageFilters, value: string | undefined): void;
}

const ALL = 'all';
const TYPES = [
  { value: ALL, label: 'All moves' },
  ...USAGE_TYPES.map((value) => ({ value, label: TYPE_NAMES[value] })),
];
const TOOLS = [
  { value: ALL, label: 'All tools' },
  ...GENERATION_KINDS.map((value) => ({ value, label: KINDS[value].name })),
];

/** What the list shows, and the same as a file. */
export function UsageFilterBar({ filters, onChange }: UsageFilterBarProps) {
  const choose = (name: 'type' | 'kind') => (value: string) =>
    onChange(name, value === ALL ? undefined : value);
  return (
    <Bar>
      <Select
        label="Move"
        size="primary"
        options={TYPES}
        value={filters.type ?? ALL}
        onValueChange={choose('type')}
      />
      <Select
        label="Tool"
        size="primary"
        options={TOOLS}
        value={filters.kind ?? ALL}
        onValueChange={choose('kind')}
      />
      <TextField
        label="From"
        type="date"
        value={filters.from ?? ''}
        max={filters.to}
        onChange={(event) => onChange('from', event.target.value)}
      />
      <TextField
        label="To"
        type="date"
        value={filters.to ?? ''}
        min={filters.from}
        onChange={(event) => onChange('to', event.target.value)}
      />
      <Button
        as="a"
        size="primary"
        href={usageCsvPath(filters)}
        download
        iconStart={<DownloadIcon aria-hidden />}
      >
        CSV
      </Button>
    </Bar>
  );
}

const Bar = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 150px), 1fr));
  align-items: end;
  gap: ${token.space[12]};
`;
