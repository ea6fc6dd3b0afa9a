import type AxeCore from 'axe-core';
import type { StrictArgTypes } from 'storybook/internal/types';

// These functions run inside the page, so none may use anything from outside itself.

/** What a docs page shows of a story. */
export interface StoryFacts {
  id: string;
  /** Rows of its props table, and those that say nothing. */
  props: string[];
  wordless: string[];
  /** Null for a story of no component: its guide shows no code. */
  code: string | null;
  /** Controls that print a React element. */
  insides: string[];
}

interface ExtractedStory {
  id: string;
  argTypes: StrictArgTypes;
  initialArgs: Record<string, unknown>;
  parameters: { docs?: { source?: { code?: string } } };
}

export async function readStories(): Promise<StoryFacts[]> {
  // Safe because Storybook's preview keeps itself there; a missing part fails the test.
  const { __STORYBOOK_PREVIEW__: preview } = window as unknown as {
    __STORYBOOK_PREVIEW__: { extract(): Promise<Record<string, ExtractedStory>> };
  };
  const holdsElement = (value: unknown): boolean =>
    typeof value === 'object' &&
    value !== null &&
    ('$$typeof' in value || Object.values(value).some(holdsElement));
  return Object.values(await preview.extract()).map(({ id, argTypes, initialArgs, parameters }) => {
    const rows = Object.entries(argTypes).filter(([, { table }]) => table?.disable !== true);
    return {
      id,
      props: rows.map(([name]) => name),
      wordless: rows.filter(([, { description }]) => !description?.trim()).map(([name]) => name),
      code: rows.length === 0 ? null : (parameters.docs?.source?.code ?? ''),
      insides: rows
        .filter(([name, { control }]) => control !== false && holdsElement(initialArgs[name]))
        .map(([name]) => name),
    };
  });
}

/** What axe, which has been put into the page, finds there: rule and element. */
export async function runAxe(): Promise<string[]> {
  // Safe because axe's script sets it.
  const { axe } = window as unknown as { axe: typeof AxeCore };
  const { violations } = await axe.run('#storybook-docs', {
    runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  });
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}

export interface Paint {
  what: string;
  color: string;
  ground: string;
}

/** Colours of the docs page's parts and of its words; what a story shows is left out. */
export function readPaints(): Paint[] {
  const groundOf = (element: Element | null): string => {
    if (element === null) return 'rgb(255, 255, 255)';
    const { backgroundColor } = getComputedStyle(element);
    return backgroundColor.startsWith('rgb(') ? backgroundColor : groundOf(element.parentElement);
  };
  const paintOf = (what: string, element: Element): Paint => ({
    what,
    color: getComputedStyle(element).color,
    ground: groundOf(element),
  });
  const parts = ['body', '.sbdocs-wrapper', '.sbdocs-preview', '.sbdocs-preview pre'].flatMap((part) =>
    [...document.querySelectorAll(part)].map((element) => paintOf(part, element)),
  );
  const words = [
    ...document.querySelectorAll(
      '#storybook-docs :is(h1, h2, h3, p, li, th, td, code, pre, button, span:not([title=Required]))',
    ),
  ]
    .filter((element) => element.closest('.sb-story') === null && element.checkVisibility())
    .filter(({ childNodes }) =>
      [...childNodes].some(({ nodeType, textContent }) => nodeType === 3 && textContent?.trim()),
    )
    .map((element) => paintOf(element.textContent?.slice(0, 30) ?? '', element));
  return [...parts, ...words];
}
