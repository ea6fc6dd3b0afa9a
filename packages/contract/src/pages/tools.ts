/**
 * The built-in tools: name in the registry, folder, word in the shell, whether it stands in the navigation, and the
 * pages it serves. The first page is where its link leads. Build, watch mode, shell and gateway all read this list;
 * tools that are not in it they learn from folders and from the registry (known-tools.ts).
 */
export const TOOLS = [
  {
    name: 'image',
    folder: 'mf-image',
    label: 'Images',
    isInNavigation: true,
    routes: ['/', '/image-generator'],
  },
  {
    name: 'video',
    folder: 'mf-video',
    label: 'Video',
    isInNavigation: true,
    routes: ['/video', '/video-generator'],
  },
  { name: 'music', folder: 'mf-music', label: 'Music', isInNavigation: true, routes: ['/music'] },
  { name: 'text', folder: 'mf-text', label: 'Text', isInNavigation: true, routes: ['/text'] },
  {
    name: 'billing',
    folder: 'mf-billing',
    label: 'Your account',
    isInNavigation: false,
    routes: [
      '/profile',
      '/account',
      '/subscribe',
      '/account/usage',
      '/account/invoices',
      '/account/receipt',
      '/account/security',
    ],
  },
  {
    name: 'admin',
    folder: 'mf-admin',
    label: 'Administration',
    isInNavigation: false,
    routes: ['/admin'],
  },
] as const satisfies ReadonlyArray<KnownTool & { folder: string }>;

/** What shell and gateway have to know of a tool to show it. */
export interface KnownTool {
  name: string;
  label: string;
  isInNavigation: boolean;
  routes: readonly [string, ...string[]];
}

export type ToolName = (typeof TOOLS)[number]['name'];

/** Any other tool is known by the registry alone. */
export const isBuiltInTool = (name: string): boolean => TOOLS.some((tool) => tool.name === name);

/** The tool's word in the shell. */
export function toolLabel(name: string, tools: readonly KnownTool[] = TOOLS): string {
  return tools.find((tool) => tool.name === name)?.label ?? name;
}

/** Titles of the pages of a tool whose label does not say which page it is. */
const PAGE_TITLES: Readonly<Record<string, string>> = {
  '/profile': 'My Profile',
  '/account': 'Account Settings',
  '/account/usage': 'Credit history',
  '/account/invoices': 'Invoices',
  '/account/receipt': 'Receipt',
  '/account/security': 'Security',
  '/subscribe': 'Checkout',
};

/** What the browser calls a page of this tool. */
export function pageTitle(path: string, name: string, tools: readonly KnownTool[] = TOOLS): string {
  return PAGE_TITLES[normalizePath(path)] ?? toolLabel(name, tools);
}

/** Which tool serves a path, or null for pages of the shell itself and unknown paths. */
export function toolOfPath(path: string, tools: readonly KnownTool[] = TOOLS): string | null {
  const normalized = normalizePath(path);
  return tools.find(({ routes }) => routes.includes(normalized))?.name ?? null;
}

/** `/video/` and `/video` are the same page. */
export function normalizePath(path: string): string {
  return path.replace(/\/+$/, '') || '/';
}
