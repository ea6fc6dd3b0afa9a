import { useState } from 'react';
import { styled } from 'styled-components';
import { Card } from '../../components/card/card.tsx';
import { EmptyState } from '../../components/empty-state/empty-state.tsx';
import { Grid, Stack } from '../../components/layout/layout.tsx';
import { TextField } from '../../components/text-field/text-field.tsx';
import { Text } from '../../components/text/text.tsx';
import * as icons from '../../icons/icons.ts';
import { token } from '../../tokens/token.ts';
import { iconMeanings } from './icon-meanings.ts';

type IconName = keyof typeof icons;
// Safe because the module exports icons alone.
const all = Object.entries(icons) as [IconName, typeof icons.SearchIcon][];

interface IconListProps {
  /** Where each is used, by its name. */
  places: Readonly<Record<string, readonly string[]>>;
}

/** All icons; a word finds those that have it in their name or their meaning. */
export function IconList({ places }: IconListProps) {
  const [query, setQuery] = useState('');
  const words = query.toLowerCase().split(/\s+/);
  const found = all.filter(([name]) =>
    words.every((word) => `${name} ${iconMeanings[name]}`.toLowerCase().includes(word)),
  );
  return (
    <Stack gap={16}>
      <TextField
        label="Find an icon"
        type="search"
        placeholder="remove, sound, upload"
        value={query}
        onChange={({ target }) => setQuery(target.value)}
      />
      <Text size="small" tone="muted" role="status">
        {found.length} of {all.length}
      </Text>
      {found.length === 0 ? (
        <EmptyState
          icon={<icons.SearchIcon />}
          title="Nothing matches"
          description="Try another word, or look whether a word on the button does better."
        />
      ) : (
        <Grid minColumnWidth="220px" gap={12}>
          {found.map(([name, Icon]) => (
            <IconCard key={name} name={name} Icon={Icon} places={places[name] ?? []} />
          ))}
        </Grid>
      )}
    </Stack>
  );
}

interface IconCardProps {
  name: IconName;
  Icon: typeof icons.SearchIcon;
  places: readonly string[];
}

function IconCard({ name, Icon, places }: IconCardProps) {
  return (
    <Card padding={12}>
      <Row>
        <Icon size={20} aria-hidden />
        <Stack gap={2}>
          <Text weight="medium">{name}</Text>
          <Text size="small" tone="muted">
            {iconMeanings[name]}
          </Text>
          <Text size="caption" tone="subtle">
            {places.length === 0 ? 'Not used so far' : places.join(', ')}
          </Text>
        </Stack>
      </Row>
    </Card>
  );
}

const Row = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${token.space[12]};
`;
