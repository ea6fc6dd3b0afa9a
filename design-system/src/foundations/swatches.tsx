import { Badge } from '../components/badge/badge.tsx';
import { Card } from '../components/card/card.tsx';
import { Cluster, Grid, Stack } from '../components/layout/layout.tsx';
import { Text } from '../components/text/text.tsx';
import { contrastRatio } from '../tokens/contrast.ts';
import { variableName } from '../tokens/css-variables.ts';
import { type ColorName, dark } from '../tokens/dark.ts';
import { light } from '../tokens/light.ts';

const groups = {
  Surfaces: ['bg', 'surface', 'raised', 'overlay', 'hover', 'border', 'borderStrong'],
  Text: ['fg', 'fgMuted', 'fgSubtle', 'accentText', 'dangerText', 'success', 'warning', 'info'],
  Accent: [
    'accent',
    'accentHover',
    'accentActive',
    'accentSubtle',
    'danger',
    'dangerHover',
    'dangerSubtle',
    'focus',
  ],
  'Tool hues (icons and empty art only)': ['toolImage', 'toolVideo', 'toolMusic', 'toolText'],
} satisfies Record<string, readonly ColorName[]>;

/** Every colour role in one theme, each with its contrast on that theme's page. */
export function Swatches({ theme }: { theme: 'dark' | 'light' }) {
  const colors = theme === 'dark' ? dark : light;

  return (
    <Stack gap={24}>
      {Object.entries(groups).map(([title, names]) => (
        <Stack key={title} gap={8}>
          <Text weight="strong">{title}</Text>
          <Grid minColumnWidth="200px" gap={12}>
            {names.map((name) => (
              <Card key={name} padding={8}>
                <Cluster gap={12}>
                  <span style={{ ...chip, background: colors[name] }} />
                  <Stack gap={2}>
                    <Text size="small" weight="medium">
                      {name}
                    </Text>
                    <Text size="caption" tone="muted" isTabular>
                      {colors[name]}
                    </Text>
                  </Stack>
                  <Badge>{contrastRatio(colors[name], colors.bg).toFixed(1)}</Badge>
                </Cluster>
                <Text size="caption" tone="subtle">
                  {variableName('color', name)}
                </Text>
              </Card>
            ))}
          </Grid>
        </Stack>
      ))}
    </Stack>
  );
}

const chip = {
  width: 40,
  height: 40,
  borderRadius: 8,
  boxShadow: 'inset 0 0 0 1px var(--aic-color-border)',
} as const;
