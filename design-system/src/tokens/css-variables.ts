/** `accentText` of group `color` becomes `--aic-color-accent-text`. */
export function variableName(group: string, name: string): `--aic-${string}` {
  const kebab = name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return `--aic-${group}-${kebab}`;
}

/** Declarations for a rule's body: `--aic-color-bg:#0a0c10;...`. */
export function declarations(group: string, values: Record<string, string>): string {
  return Object.entries(values)
    .map(([name, value]) => `${variableName(group, name)}:${value};`)
    .join('');
}
