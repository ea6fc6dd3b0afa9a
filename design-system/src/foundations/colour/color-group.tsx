import { styled } from 'styled-components';
import { Cluster, Stack } from '../../components/layout/layout.tsx';
import { Text } from '../../components/text/text.tsx';
import { contrastRatio } from '../../tokens/contrast.ts';
import { variableName } from '../../tokens/css-variables.ts';
import type { ColorName } from '../../tokens/dark.ts';
import { colorGroups, type ColorRole, colorRoles } from '../../tokens/data/color-roles.ts';
import { token } from '../../tokens/token.ts';
import { BothThemes, themeColors } from './both-themes.tsx';

/** The roles of one group: what each is for, and its measured contrast on all that it may stand on. */
export function ColorGroup({ group }: { group: keyof typeof colorGroups }) {
  // Safe because the groups hold names of colours alone.
  const names = Object.keys(colorGroups[group]) as ColorName[];
  return (
    <Stack gap={32}>
      {names.map((name) => (
        <Role key={name} name={name} role={colorRoles[name]} />
      ))}
    </Stack>
  );
}

function Role({ name, role }: { name: ColorName; role: ColorRole }) {
  return (
    <Stack gap={8}>
      <Cluster gap={12} align="baseline">
        <Text as="span" weight="strong">
          {name}
        </Text>
        <Text as="code" size="small" tone="muted">
          {variableName('color', name)}
        </Text>
      </Cluster>
      <Text isMeasured>{role.words}</Text>
      <BothThemes>
        {(theme) => (
          <Cluster gap={8}>
            <Chip style={{ background: themeColors[theme][name] }} />
            <Text as="span" size="small" tone="muted" isTabular>
              {themeColors[theme][name]}
            </Text>
            {role.on.map(([ground, contrast]) => (
              <Pair
                key={ground}
                style={{
                  background: themeColors[theme][ground],
                  color: themeColors[theme][contrast === 4.5 ? name : 'fg'],
                }}
              >
                {contrast === 3 && <Dot style={{ background: themeColors[theme][name] }} />}
                {ground}{' '}
                <b>{contrastRatio(themeColors[theme][name], themeColors[theme][ground]).toFixed(1)}</b>
              </Pair>
            ))}
          </Cluster>
        )}
      </BothThemes>
    </Stack>
  );
}

const Chip = styled.span`
  width: 32px;
  height: 32px;
  border: 1px solid ${token.color.borderStrong};
  border-radius: ${token.radius.control};
`;

const Pair = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${token.space[4]};
  padding: ${token.space[4]} ${token.space[8]};
  border: 1px solid ${token.color.border};
  border-radius: ${token.radius.control};
  font: ${token.type.small};
  font-variant-numeric: tabular-nums;
`;

const Dot = styled.span`
  width: 12px;
  height: 12px;
  border-radius: ${token.radius.chip};
`;
