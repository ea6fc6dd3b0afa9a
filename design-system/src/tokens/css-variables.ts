/** `accentText` of group `color` becomes `--aic-color-accent-text`. */
export function variableName(group: string, name: string): `--aic-${string}` {
  const kebab = name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return `--aic-${group}-${kebab}`;
}

/** References for use in styles: each name is a `var(--aic-...)`. Their values are in style sheets, and in no script. */
export function references<Values extends Record<string, string>>(
  group: string,
): { readonly [Name in keyof Values]: `var(--aic-${string})` } {
  // Safe because types allow no other names than those of `Values`.
  return new Proxy({}, { get: (_, name) => `var(${variableName(group, String(name))})` }) as {
    [Name in keyof Values]: `var(--aic-${string})`;
  };
}

/** Declarations for a rule's body: `--aic-color-bg:#0a0c10;...`. */
export function declarations(group: string, values: Record<string, string>): string {
  return Object.entries(values)
    .map(([name, value]) => `${variableName(group, name)}:${value};`)
    .join('');
}
