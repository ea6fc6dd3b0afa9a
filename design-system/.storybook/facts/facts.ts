import type { Change } from './read-changes.ts';

/** Texts of a guide (`src/guides/guide.ts`) without the elements that it shows: those only a browser has. */
export interface GuideTexts {
  use: string;
  instead: Record<string, string>;
  choices: Record<string, Record<string, string>>;
  anatomy: { name: string; at: string; words: string }[];
  do: { words: string }[];
  dont: { words: string }[];
  keys: Record<string, string>;
}

/** Where a page says what else people call its component. */
export const ALSO_CALLED = 'also-called';

/** What the sources say of the component that a stories file is about. */
export interface ComponentFacts {
  /** The stories file, as Storybook names it: `./src/components/button/button.stories.tsx`. */
  file: string;
  folder: string;
  title: string;
  name: string;
  /** Identifier of its page in Storybook. */
  page: string;
  /** First sentence of the comment at the component. */
  line: string;
  /** What else people call it: `modal, popup`. */
  also: string;
  /** The entry that exports it. */
  entry: string | null;
  /** Its file stands beside the stories file, with the same name or, where there is one component, the folder's. */
  guideFile: string;
  guide: GuideTexts | null;
  /** Keys that its stories press, in one form: `enter`, `mod+enter`. */
  pressed: string[];
  /** Values of its props that are one of some words. */
  values: Record<string, string[]>;
  tokens: string[];
  /** Where the product uses it. */
  places: string[];
  /** Names of components that it is made of, and of those that are made of it. */
  madeOf: string[];
  partOf: string[];
  /** Commits of its folder, the newest first; none where there is no history to read. */
  changes: Change[];
  /** Each criterion of its status: met, or what is missing. */
  criteria: Record<string, true | string>;
  status: Status;
}

export type Status = 'Draft' | 'Preview' | 'Stable';
