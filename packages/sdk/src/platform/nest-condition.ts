const CONDITION = /^(@(?:media|supports|container|starting-style)[^{]*)\{(.*)\}$/s;
const RULE = /[^{}]+\{[^{}]*\}/g;

/**
 * Writes `@media print{.a{top:0}}` as `.a{@media print{top:0}}`. The two mean the same, but a rule with a condition
 * around it that comes into a sheet makes Chromium style every element anew that any rule of that sheet matches, which
 * is the whole page, whenever a component is rendered for the first time. Pseudo-elements stay as they are: browsers of
 * before 2025 apply no declarations of theirs that are nested so.
 */
export function nestCondition(rule: string): string[] {
  const [, condition = '', inner = ''] = CONDITION.exec(rule) ?? [];
  const rules = inner.match(RULE) ?? [];
  // Else there are conditions in it, or braces in a text.
  const isPlain = rules.length > 0 && rules.join('') === inner;
  return !isPlain || inner.includes('::') || inner.includes('@')
    ? [rule]
    : rules.map((one) => `${one.replace('{', `{${condition}{`)}}`);
}
