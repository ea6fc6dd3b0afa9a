import type { ComponentFacts } from './facts.ts';

/** A component's page for readers without a browser, from the same facts. */
export function markdownOf(component: ComponentFacts): string {
  const {
    title,
    name,
    line,
    also,
    entry,
    status,
    criteria,
    guide,
    values,
    tokens,
    places,
    madeOf,
    partOf,
    changes,
  } = component;
  const missing = Object.values(criteria).filter((met) => met !== true);
  const choices = Object.entries({ ...values, ...guide?.choices });
  return [
    `# ${title.split('/').at(-1)}`,
    line,
    also !== '' && `Also called: ${also}.`,
    `Status: ${status}${missing.length === 0 ? '' : ` (missing: ${missing.join('; ')})`}.`,
    entry !== null && `\`import { ${name} } from '${entry}';\``,
    guide !== null && `## When to use\n\n${guide.use}`,
    guide !== null && listOf(Object.entries(guide.instead).map(([other, words]) => `**${other}**: ${words}`)),
    ...choices.map(([prop, chosen]) => {
      const rows = Array.isArray(chosen)
        ? chosen
        : Object.entries(chosen).map(([value, words]) => `${value}: ${words}`);
      return `## \`${prop}\`\n\n${listOf(rows)}`;
    }),
    guide !== null &&
      `## Anatomy\n\n${listOf(guide.anatomy.map((part) => `**${part.name}**: ${part.words}`))}`,
    guide !== null && `## Do\n\n${listOf(guide.do.map(({ words }) => words))}`,
    guide !== null && `## Don’t\n\n${listOf(guide.dont.map(({ words }) => words))}`,
    guide !== null && keysOf(guide.keys),
    places.length > 0 && `## Where the product uses it\n\n${listOf(places)}`,
    tokens.length > 0 && `## Tokens\n\n${tokens.join(', ')}`,
    [...madeOf, ...partOf].length > 0 &&
      `## Related\n\n${listOf([`Made of: ${madeOf.join(', ') || 'none'}`, `Part of: ${partOf.join(', ') || 'none'}`])}`,
    `## Changes\n\n${changes.length === 0 ? NO_CHANGES : listOf(changes.map(({ time, subject, hash }) => `${time.slice(0, 10)}: ${subject} (${hash})`))}`,
  ]
    .filter((part) => part !== false && part !== '')
    .join('\n\n')
    .concat('\n');
}

/** Of a component without a commit, or where there is no repository. */
export const NO_CHANGES = 'No history of its folder is here.';

/** The index of all pages, as tools that read sites look for it. */
export const indexOf = (components: readonly ComponentFacts[]): string =>
  [
    '# AI Creative: the design system',
    'One page for each component: when to use it, anatomy, keys, tokens, status.',
    listOf(components.map(({ title, page, line }) => `[${title}](markdown/${page}.md): ${line}`)),
    '',
  ].join('\n\n');

const listOf = (rows: readonly string[]): string => rows.map((row) => `- ${row}`).join('\n');

const keysOf = (keys: Record<string, string>): string =>
  Object.keys(keys).length === 0
    ? '## Keyboard\n\nNothing in it takes the focus.'
    : `## Keyboard\n\n${listOf(Object.entries(keys).map(([key, words]) => `**${key}**: ${words}`))}`;
