import { lazyPart } from '../core/lazy-part.tsx';

/** What is under way in all tools: it loads after the page. */
export const queueTray = lazyPart(() =>
  import(/* webpackChunkName: "queue" */ './queue-tray.tsx').then(({ QueueTray }) => QueueTray),
);
