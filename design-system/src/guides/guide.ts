import type { ReactNode } from 'react';

/** How something is done, or not: shown as it looks, with the words under it. */
export interface Example {
  shown: ReactNode;
  /** One sentence that gives the reason. */
  words: string;
}

/** A part of the typical case that a designer talks about. */
export interface Part {
  name: string;
  /** Where it is in the story `Default`; the first match gets the number. */
  at: string;
  /** What it does, and whether it can be left out. */
  words: string;
}

/**
 * What only a person can say of a component. The rest of its page (`.storybook/pages`) is read from the code: its first
 * line, props, sizes, states, tokens, and where the product uses it.
 */
export interface Guide {
  /** When it is the right one. */
  use: string;
  /** When another one is, by that one's name. */
  instead: Readonly<Record<string, string>>;
  /** Values of a prop that a person chooses between, such as `variant`, and when each is right. */
  choices?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  anatomy: readonly Part[];
  do: readonly Example[];
  dont: readonly Example[];
  /** What each key does; a story of the component presses each of them. Empty where nothing takes the focus. */
  keys: Readonly<Record<string, string>>;
}
