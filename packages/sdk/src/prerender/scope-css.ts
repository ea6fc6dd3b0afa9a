import { compile, middleware, RULESET, serialize, stringify } from 'stylis';

/** What styled-components notes for its own sheet in a browser. */
const MARKERS = /data-styled\.g\d+\[id="[^"]*"\]\{[^}]*\}/g;
/** What is about the page and not about the screen in it. */
const OF_PAGE = /^(?::root|html|body)\b/;

/**
 * Makes rules match inside of `scope` only. They then also outweigh the same component's rules of the page, which
 * come one by one while React takes the HTML over, in another order.
 */
export function scopeCss(css: string, scope: string): string {
  const scoped = (selector: string): string =>
    selector.includes(scope) || OF_PAGE.test(selector) ? selector : `${scope} ${selector}`;
  return serialize(
    compile(css.replaceAll(MARKERS, '')),
    middleware([
      (element) => {
        if (element.type !== RULESET || element.root?.type === '@keyframes') return;
        // Safe because stylis keeps the selectors of a rule as a list.
        element.props = (element.props as string[]).map((selector) => scoped(selector));
      },
      stringify,
    ]),
  );
}
