import { TOOLS, type RemoteEntry, type User } from '@aic/sdk';
import { creditsQuery, userQuery } from '@aic/sdk/host';
import {
  CREDITS_IN_FRAME,
  isBuiltInTool,
  prerenderHtml,
  OTHER_TOOL,
  TOOL_FRAMES,
  type Member,
  type ToolFrame,
  type ToolLinkTemplates,
  StaticRouter,
  type PrerenderedHtml,
} from '@aic/sdk/server';
import { App } from './app/app.tsx';
import { takeRenderedChunks } from './core/lazy-part.tsx';
import type { ScrollMemory } from './core/scroll-memory.ts';
import { createServices } from './core/services.ts';
import { extractSlots } from './hydration/extract-slots.ts';
import { NAMES_WITH_ICON } from './layout/tool-icons.ts';

/** Digest of the design system and libraries of this build (packages/build-kit/src/versions/platform-set.ts). */
declare const PLATFORM_DIGEST: string;

interface PrerenderedShellPage extends PrerenderedHtml {
  platform: string;
  chunks: readonly string[];
  /** What fills the slots of the frame around a tool. */
  toolLinks?: ToolLinkTemplates;
  credits?: string;
}

/** There is no window to scroll. */
const NO_SCROLLING: ScrollMemory = { openPage: () => undefined, openSection: () => undefined };

/**
 * A page as a visitor sees it, which the browser takes over without rendering it again, or the frame around a tool.
 * Prerendered in Node.
 *
 * @param name of PRERENDERED_PAGES (packages/contract/src/pages/pages.ts) or TOOL_FRAMES
 * @throws what a part has thrown
 */
export async function prerender(name: string): Promise<PrerenderedShellPage> {
  const frame = TOOL_FRAMES.get(name);
  const remotes = Object.fromEntries(OTHER_TOOLS.map((tool) => [tool, otherEntry(tool)]));
  const registry = { schema: 1 as const, generation: 0, remotes };
  const services = createServices(registry, { scrollMemory: NO_SCROLLING });
  services.queryClient.setQueryData(userQuery(services.api).queryKey, frame ? userOf(frame.member) : null);
  services.queryClient.setQueryData(creditsQuery(services.api).queryKey, { credits: CREDITS_IN_FRAME });
  try {
    const prerendered = await prerenderHtml(
      <App
        services={services}
        router={(content) => (
          <StaticRouter location={frame ? routeOf(frame.tool) : name}>{content}</StaticRouter>
        )}
      />,
    );
    return {
      ...prerendered,
      ...(frame && extractSlots(prerendered.html, OTHER_TOOLS)),
      platform: PLATFORM_DIGEST,
      chunks: takeRenderedChunks(),
    };
  } finally {
    services.queryClient.clear();
  }
}

/** Any tool that only the registry knows, and those of them that have an icon of their own. */
const OTHER_TOOLS: readonly string[] = [
  OTHER_TOOL,
  ...NAMES_WITH_ICON.filter((name) => !isBuiltInTool(name)),
];

/** What such a tool is called, and where it leads, is not known when the frame is prerendered. */
const otherEntry = (name: string): RemoteEntry => ({
  version: '',
  build: '',
  entry: '',
  global: '',
  contract: '',
  integrity: {},
  assets: [],
  label: name,
  isInNavigation: true,
  routes: [`/${name}`],
  killed: false,
  previous: null,
});

const routeOf = (name: ToolFrame['tool']): string =>
  TOOLS.find((tool) => tool.name === name)?.routes[0] ?? `/${OTHER_TOOL}`;

/** A user whose name and balance are not known. */
const userOf = (member: Member): User => ({
  id: '',
  email: '',
  firstName: null,
  lastName: null,
  displayName: null,
  bio: null,
  location: null,
  website: null,
  twitterHandle: null,
  handle: null,
  emailNotifications: false,
  publicProfile: false,
  isAdmin: member === 'admin',
  isPro: member === 'pro',
  plan: null,
  isEmailVerified: true,
});
