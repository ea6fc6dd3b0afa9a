import type { User } from '../account/user.ts';
import type { ProviderInfo } from '../generations/providers.ts';
import type { PageState } from './page-state.ts';
import { TOOLS, type ToolName } from './tools.ts';

// Builds prerender HTML and keep it by these names (pages.json); the gateway finds it by them.

/** What a build has prerendered, beside its files. */
export const PAGES_FILE = 'pages.json';

/**
 * What prerenders a tool's first screen with the data of its user, beside the files of its build: a script that defines
 * `firstScreen` (packages/build-kit/src/prerender/first-screen-entry.ts), for an engine that has no more than the
 * language. No browser asks for it.
 */
export const FIRST_SCREEN_FILE = 'first-screen.txt';

/** Types of a remote's tool, for hosts with the library of Module Federation. The names are the library's. */
export const TYPES_FILES = { zip: '@mf-types.zip', api: '@mf-types.d.ts' } as const;

/** Files of a build that its `integrity` does not list: no page asks for them. */
export const SIDE_FILES: readonly string[] = [PAGES_FILE, FIRST_SCREEN_FILE, ...Object.values(TYPES_FILES)];

/** A tool's first screen: once for a preview engine, which it tells of, and once for any other. */
export const FIRST_SCREENS = ['preview', 'other'] as const;
export type FirstScreen = (typeof FIRST_SCREENS)[number];

/** What a first screen is prerendered with: the page's state and address. */
export interface FirstScreenData extends PageState {
  path: string;
}

export const firstScreenOf = (engine: Pick<ProviderInfo, 'state'>): FirstScreen =>
  engine.state === 'preview' ? 'preview' : 'other';

/** What the frame around a tool shows of its user before their name and balance are there. */
const MEMBERS = ['free', 'pro', 'admin'] as const;
export type Member = (typeof MEMBERS)[number];

export function memberOf({ isAdmin, isPro }: Pick<User, 'isAdmin' | 'isPro'>): Member {
  if (isAdmin) return 'admin';
  return isPro ? 'pro' : 'free';
}

/**
 * Stands for every tool that only the registry knows: its link is nowhere in the frame that the shell's build
 * prerenders.
 */
export const OTHER_TOOL = 'other';

export interface ToolFrame {
  tool: ToolName | typeof OTHER_TOOL;
  member: Member;
}

export const frameName = ({ tool, member }: { tool: string; member: Member }): string => `${tool}@${member}`;

const FRAMED: ReadonlyArray<ToolFrame['tool']> = [
  ...TOOLS.filter(({ isInNavigation }) => isInNavigation).map(({ name }) => name),
  OTHER_TOOL,
];

/** The frame around each tool of the navigation, and around any other, for each kind of user, by its name. */
export const TOOL_FRAMES: ReadonlyMap<string, ToolFrame> = new Map(
  FRAMED.flatMap((tool) => MEMBERS.map((member) => ({ tool, member }))).map((frame) => [
    frameName(frame),
    frame,
  ]),
);

/** Where a tool stands in the prerendered frame around it. */
export const SLOT = '<div data-slot="true"></div>';

/**
 * Where links to tools that only the registry knows stand in the prerendered frame. A comment: a gateway of a release
 * that fills in nothing shows nothing.
 */
export const TOOL_LINKS_SLOT = '<!--tool-links-->';

/** Where the balance stands in it, likewise. */
export const CREDITS_SLOT = '<!--credits-->';

/** The balance in what fills that slot, for the gateway to replace: no user's has so many figures. */
export const CREDITS_IN_FRAME = 9_876_543_210_123;

/**
 * Links with which that slot is filled, each by the name of the tool whose icon it has; OTHER_TOOL's is for all
 * without an icon of their own. Each has the name for its label and leads to `/<name>`, for the gateway to replace.
 */
export type ToolLinkTemplates = Readonly<Record<string, string>>;
