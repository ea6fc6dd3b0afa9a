import type { ChildMessage } from './child.ts';

/** The child's side of `startChild`: reports its address and what it uses, and stops when the parent is gone. */
export function notifyParent(url: string, stop: () => Promise<unknown>): void {
  const tell = (message: ChildMessage): void => void process.send?.(message);
  process.on('message', () => {
    const { user, system } = process.cpuUsage();
    tell({ cpuMs: (user + system) / 1000, rssBytes: process.memoryUsage.rss() });
  });
  process.once('disconnect', () => void stop().then(() => process.exit(0)));
  tell({ url });
}
