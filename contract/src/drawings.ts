import type { User } from './account.ts';
import type { ProviderInfo } from './providers.ts';
import { TOOLS, type ToolName } from './tools.ts';

// Builds draw HTML ahead of visits and keep it by these names (pages.json); the gateway finds it by them.

/** A tool's first screen: once for a preview engine, which it tells of, and once for any other. */
export const FIRST_SCREENS = ['preview', 'other'] as const;
export type FirstScreen = (typeof FIRST_SCREENS)[number];

export const firstScreenOf = (engine: Pick<ProviderInfo, 'state'>): FirstScreen =>
  engine.state === 'preview' ? 'preview' : 'other';

/** What the frame around a tool shows of its user before their name and balance are there. */
const MEMBERS = ['free', 'pro', 'admin'] as const;
export type Member = (typeof MEMBERS)[number];

export function memberOf({ isAdmin, isPro }: Pick<User, 'isAdmin' | 'isPro'>): Member {
  if (isAdmin) return 'admin';
  return isPro ? 'pro' : 'free';
}

export interface ToolFrame {
  tool: ToolName;
  member: Member;
}

export const frameName = ({ tool, member }: { tool: string; member: Member }): string => `${tool}@${member}`;

/** The frame around each tool of the navigation, for each kind of user, by its name. */
export const TOOL_FRAMES: ReadonlyMap<string, ToolFrame> = new Map(
  TOOLS.filter(({ isInNavigation }) => isInNavigation)
    .flatMap(({ name: tool }) => MEMBERS.map((member) => ({ tool, member })))
    .map((frame) => [frameName(frame), frame]),
);

/** Where a tool stands in the drawn frame around it. */
export const SLOT = '<div data-slot="true"></div>';
