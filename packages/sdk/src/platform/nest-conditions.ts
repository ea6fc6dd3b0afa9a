import type { Element, Middleware } from 'stylis';

// Types of stylis' elements.
const RULE = 'rule';
const COMMENT = 'comm';
const CONDITIONS: ReadonlySet<string> = new Set(['@media', '@supports', '@container', '@starting-style']);

/**
 * For stylis: writes `@media (...){.a{top:0}}` as `.a{@media (...){top:0}}`. The two mean the same, but a rule with a
 * condition around it that comes into a sheet makes Chromium style every element anew that any rule of that sheet
 * matches, which is the whole page, whenever a component is rendered for the first time. Pseudo-elements stay as they
 * are: browsers of before 2025 apply no declarations of theirs that are nested so.
 */
export const nestConditions: Middleware = (element, index, siblings) => {
  if (element.root !== null || !CONDITIONS.has(element.type)) return;
  const rules = rulesIn(element, []);
  if (rules === null) return;
  // They come next. What stands here is written as nothing.
  siblings.splice(index + 1, 0, ...rules);
  element.type = COMMENT;
};
// Class names follow from it, and minifiers rename functions.
Object.defineProperty(nestConditions, 'name', { value: 'nestConditions' });

/** @returns null where one of them has to stay in its conditions */
function rulesIn(element: Element, around: readonly Element[]): Element[] | null {
  const conditions = [...around, element];
  const rules: Element[] = [];
  for (const child of childrenOf(element)) {
    if (child.type === RULE) {
      if (child.props.toString().includes('::')) return null;
      rules.push(nested(child, conditions));
    } else {
      const inner = CONDITIONS.has(child.type) ? rulesIn(child, conditions) : null;
      if (inner === null) return null;
      rules.push(...inner);
    }
  }
  return rules;
}

/** The rule with its declarations in the conditions, the outermost first. */
function nested(rule: Element, conditions: readonly Element[]): Element {
  const outer: Element = { ...rule, root: null, parent: null };
  let place = outer;
  for (const condition of conditions) {
    const inner: Element = { ...condition, root: outer, parent: place };
    place.children = [inner];
    place = inner;
  }
  place.children = rule.children;
  return outer;
}

const childrenOf = ({ children }: Element): readonly Element[] =>
  typeof children === 'string' ? [] : children.filter(({ type }) => type !== COMMENT);
