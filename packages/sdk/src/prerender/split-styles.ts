/** The second section of a page, or its footer: what frame.css of the shell lays out after the first paint. */
const BELOW_FIRST_SCREEN = /(?<=<\/section>(?:<!--[^>]*-->)*)<section\b|<footer\b/;

/** What ServerStyleSheet writes after each rule, and after the rules of each component. */
const END = '/*!sc*/\n';
const MARKER = /^data-styled\.g(?<group>\d+)\[id="(?<id>[^"]*)"\]\{content:"(?<names>[^"]*)"\}/;

/** Key frames and global styles have names that no element has as a class. */
const WITHOUT_CLASSES = /^sc-(?:keyframes|global)-/;

/**
 * Leaves in `styles` what the first screen needs. The rest is put where that ends, so that no browser waits for it
 * before the first paint, and nothing is there before its rules. styled-components takes both over, and away.
 *
 * @param styles one style element of ServerStyleSheet
 */
export function splitStyles(html: string, styles: string): { html: string; styles: string } {
  const at = html.search(BELOW_FIRST_SCREEN);
  const start = styles.indexOf('>') + 1;
  const components = readComponents(styles.slice(start, styles.lastIndexOf('</style>')));
  if (at === -1 || components.length === 0) return { html, styles };
  const needed = neededClasses(html.slice(0, at), html.slice(at), components);
  const element = (isWanted: (rule: string, component: Component) => boolean): string => {
    const css = components.flatMap((component) => {
      const rules = component.rules.filter((rule) => isWanted(rule, component));
      return rules.length === 0 ? [] : [...rules, component.marker];
    });
    return `${styles.slice(0, start)}${css.map((part) => part + END).join('')}</style>`;
  };
  const isNeeded = (rule: string, { names }: Component): boolean =>
    names.size === 0 || classesIn(rule).some((name) => names.has(name) && needed.has(name));
  return {
    html: html.slice(0, at) + element((...rule) => !isNeeded(...rule)) + html.slice(at),
    styles: element(isNeeded),
  };
}

interface Component {
  rules: readonly string[];
  /** By which styled-components knows its own rules again. */
  marker: string;
  names: ReadonlySet<string>;
}

/** In the order in which their rules outweigh each other. */
function readComponents(css: string): Component[] {
  const components: Component[] = [];
  let rules: string[] = [];
  for (const part of css.split(END)) {
    const { id = '', names = '' } = MARKER.exec(part)?.groups ?? {};
    if (id === '') {
      rules.push(part);
    } else {
      const classes = WITHOUT_CLASSES.test(id) ? [] : names.split(',').filter((name) => name !== '');
      components.push({ rules, marker: part, names: new Set(classes) });
      rules = [];
    }
  }
  return components;
}

/**
 * Classes in the first screen, and those that an element below has beside one of these: their rules would come too
 * late to be outweighed.
 */
function neededClasses(first: string, below: string, components: readonly Component[]): Set<string> {
  const needed = new Set(elementsIn(first).flat());
  const places = new Map(
    components.flatMap(({ names }, place) => [...names].map((name) => [name, place] as const)),
  );
  const placeOf = (name: string): number => places.get(name) ?? -1;
  const elements = elementsIn(below);
  for (let before = 0; before < needed.size;) {
    before = needed.size;
    for (const classes of elements) {
      const highest = Math.max(...classes.filter((name) => needed.has(name)).map(placeOf));
      for (const name of classes) if (placeOf(name) < highest) needed.add(name);
    }
  }
  return needed;
}

const elementsIn = (html: string): string[][] =>
  [...html.matchAll(/ class="([^"]*)"/g)].map(([, classes = '']) => classes.split(' '));

const classesIn = (rule: string): string[] => [...rule.matchAll(/\.([\w-]+)/g)].map(([, name = '']) => name);
