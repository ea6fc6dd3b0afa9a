import { underWay } from './press.ts';
import type { QueueParts } from './queue-panel.tsx';
import { timeLeftText } from './time-left.ts';

/** '2 running, 1 in line · about 20 s left': the whole queue in one line. */
export function lineText(
  { running, inLine }: Pick<QueueParts, 'running' | 'inLine'>,
  left: ReadonlyMap<string, number>,
): string {
  const counts = [
    running.length > 0 && `${running.length} running`,
    inLine.length > 0 && `${inLine.length} in line`,
  ];
  const seconds = running.flatMap(underWay).map(({ id }) => left.get(id));
  // With one of which it cannot be told, it cannot be told of all.
  const known = seconds.filter((one) => one !== undefined);
  const isKnown = known.length > 0 && known.length === seconds.length;
  return [counts.filter(Boolean).join(', '), isKnown && timeLeftText(Math.max(...known))]
    .filter(Boolean)
    .join(' · ');
}
