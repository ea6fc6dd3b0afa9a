import { useState } from 'react';
import { styled } from 'styled-components';
import { Heading } from '../../components/heading/heading.tsx';
import { Stack } from '../../components/layout/layout.tsx';
import { TextField } from '../../components/text-field/text-field.tsx';
import { Text } from '../../components/text/text.tsx';
import { variableName } from '../../tokens/css-variables.ts';
import { dark, darkShadow } from '../../tokens/dark.ts';
import { colorRoles } from '../../tokens/data/color-roles.ts';
import { light, lightShadow } from '../../tokens/light.ts';
import * as scale from '../../tokens/scale.ts';
import { token } from '../../tokens/token.ts';
import type { TokenUses } from './token-uses.ts';

interface Row {
  group: string;
  name: string;
  values: readonly string[];
  words?: string;
}

const rowsOf = (group: string, first: Record<string, string>, second?: Record<string, string>): Row[] =>
  Object.entries(first).map(([name, value]) => ({ group, name, values: [value, second?.[name] ?? value] }));

const rows: readonly Row[] = [
  // Safe because the rows are those of the colours.
  ...rowsOf('color', dark, light).map((row) => ({
    ...row,
    words: colorRoles[row.name as keyof typeof dark].words,
  })),
  ...rowsOf('shadow', darkShadow, lightShadow),
  ...rowsOf('space', scale.space),
  ...rowsOf('radius', scale.radius),
  ...rowsOf('control', scale.control),
  ...rowsOf('font', scale.fontFamily),
  ...rowsOf('weight', scale.fontWeight),
  ...rowsOf('type', scale.typeScale),
  ...rowsOf('duration', scale.duration),
  ...rowsOf('easing', scale.easing),
  ...rowsOf('layer', scale.layer),
];

/** Every token with its value in each theme, and what changes with it. */
export function TokenList({ uses }: { uses: TokenUses }) {
  const [query, setQuery] = useState('');
  const found = rows.filter((row) => {
    const used = uses[`${row.group}.${row.name}`];
    const text = [
      variableName(row.group, row.name),
      row.name,
      ...row.values,
      row.words,
      ...(used?.direct ?? []),
    ];
    return text.join(' ').toLowerCase().includes(query.trim().toLowerCase());
  });
  return (
    <Stack gap={16}>
      <TextField
        label="Find a token"
        type="search"
        placeholder="accent, 16px, button"
        value={query}
        onChange={({ target }) => setQuery(target.value)}
      />
      <Text size="small" tone="muted" role="status">
        {found.length} of {rows.length}
      </Text>
      {[...Map.groupBy(found, ({ group }) => group)].map(([group, members]) => (
        <Stack key={group} gap={8}>
          <Heading level={2}>{group}</Heading>
          <Stack as="ul" role="list" gap={2}>
            {members.map((row) => (
              <TokenRow key={row.name} {...row} used={uses[`${row.group}.${row.name}`]} />
            ))}
          </Stack>
        </Stack>
      ))}
    </Stack>
  );
}

function TokenRow({ group, name, values, words, used }: Row & { used: TokenUses[string] }) {
  return (
    <Item>
      <Stack gap={2}>
        <Text as="code" size="small" weight="medium">
          {variableName(group, name)}
        </Text>
        <Text size="small" tone="muted" isTabular>
          {[...new Set(values)].join(' · ')}
        </Text>
      </Stack>
      <Stack gap={2}>
        {words !== undefined && <Text size="small">{words}</Text>}
        <Text size="small" tone="muted">
          {used === undefined ? 'No component names it.' : used.direct.join(', ')}
          {used !== undefined &&
            used.through.length > 0 &&
            `; and ${used.through.length} more that are made of these`}
        </Text>
      </Stack>
    </Item>
  );
}

const Item = styled.li`
  display: grid;
  gap: ${token.space[4]} ${token.space[24]};
  padding-block: ${token.space[8]};
  border-block-end: 1px solid ${token.color.border};

  > * {
    min-width: 0;
  }

  ${scale.media.medium} {
    grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
  }
`;
