/** `accentText` of group `color` becomes `--aic-color-accent-text`. */
export function variableName(group: string, name: string): `--aic-${string}` {
  const kebab = name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return `--aic-${group}-${kebab}`;
}

/** References for use in styles: the same keys, each a `var(--aic-...)`. */
export function references<Values extends Record<string, string>>(
  group: string,
  values: Values,
): { readonly [Name in keyof Values]: `var(--aic-${string})` } {
  const entries = Object.keys(values).map((name) => [name, `var(${variableName(group, name)})`]);
  // Safe because the keys are those of `values` and every value was built one line above.
  return Object.fromEntries(entries) as { [Name in keyof Values]: `var(--aic-${string})` };
}

/** Declarations for a rule's body: `--aic-color-bg:#0a0c10;...`. */
export function declarations(group: string, values: Record<string, string>): string {
  return Object.entries(values)
    .map(([name, value]) => `${variableName(group, name)}:${value};`)
    .join('');
}
