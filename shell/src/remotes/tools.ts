/** The tools the shell has a place for, and the routes it gives them (spec section 2). Which code they are: the registry. */
export const TOOLS = [
  { name: 'image', label: 'Images', routes: ['/', '/image-generator'], navPath: '/' },
  { name: 'video', label: 'Video', routes: ['/video', '/video-generator'], navPath: '/video' },
  { name: 'music', label: 'Music', routes: ['/music'], navPath: '/music' },
  { name: 'text', label: 'Text', routes: ['/text'], navPath: '/text' },
  { name: 'billing', label: 'Your account', routes: ['/profile', '/account', '/subscribe'], navPath: null },
] as const satisfies readonly Tool[];

interface Tool {
  name: string;
  label: string;
  routes: readonly string[];
  /** Where its link in the navigation bar goes; null for tools reached by icons. */
  navPath: string | null;
}

export const toolForPath = (path: string): Tool | undefined =>
  (TOOLS as readonly Tool[]).find(({ routes }) => routes.includes(path));
