import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { customProperties } from '../../styling/custom-properties.ts';
import { variableName } from '../../tokens/css-variables.ts';
import { type ColorName, dark, darkShadow } from '../../tokens/dark.ts';
import { light, lightShadow } from '../../tokens/light.ts';
import type { Theme } from '../../tokens/theme.ts';
import { token } from '../../tokens/token.ts';

export const themeColors: Readonly<Record<Theme, Readonly<Record<ColorName, string>>>> = { dark, light };
const shadows = { dark: darkShadow, light: lightShadow };

interface BothThemesProps {
  /** Rendered once in each theme. */
  children: ReactNode | ((theme: Theme) => ReactNode);
}

/** The same in dark and in light, side by side, whatever the toolbar says. */
export function BothThemes({ children }: BothThemesProps) {
  return (
    <Sides>
      {(['dark', 'light'] as const).map((theme) => (
        <Side key={theme} style={variablesOf(theme)}>
          {typeof children === 'function' ? children(theme) : children}
        </Side>
      ))}
    </Sides>
  );
}

/** What the root has of a theme, for a part of the page. */
function variablesOf(theme: Theme) {
  const variables = [
    ...Object.entries(themeColors[theme]).map(
      ([name, value]) => [variableName('color', name), value] as const,
    ),
    ...Object.entries(shadows[theme]).map(([name, value]) => [variableName('shadow', name), value] as const),
  ];
  return { ...customProperties(Object.fromEntries(variables)), colorScheme: theme };
}

const Sides = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 260px), 1fr));
  gap: ${token.space[12]};
`;

const Side = styled.div`
  min-width: 0;
  padding: ${token.space[16]};
  border: 1px solid ${token.color.border};
  border-radius: ${token.radius.card};
  background: ${token.color.bg};
  color: ${token.color.fg};
`;
