import type { Generation } from '@aic/contract';
import { isOptimistic } from '../api/generations/optimistic-item.ts';

const ENDINGS: Readonly<Record<string, string>> = { one: 'st', two: 'nd', few: 'rd', other: 'th' };

/** Where a waiting job stands, e.g. '3rd in line'. @param position 1 for the next one; null when it is unknown */
export function queueText(position: number | null): string {
  if (position === null) return 'Queued';
  if (position === 1) return 'Next in line';
  return position > 100 ? 'Far back in line' : `${ordinal(position)} in line`;
}

function ordinal(position: number): string {
  plurals ??= new Intl.PluralRules('en', { type: 'ordinal' });
  return `${position}${ENDINGS[plurals.select(position)]}`;
}
/** Made with the first job in line: it takes a phone a tenth of a second. */
let plurals: Intl.PluralRules | undefined;

type InLine = Pick<Generation, 'queuePosition' | 'deferredPlace'>;

/** Where an item waits: in the line of all users, or in its own user's, over the limit of their plan. Null: nowhere. */
export function placeText({ queuePosition, deferredPlace = null }: InLine): string | null {
  if (deferredPlace === 1) return 'Starts when one of yours ends';
  if (deferredPlace !== null) return `${ordinal(deferredPlace)} in your own line`;
  return queuePosition === null ? null : queueText(queuePosition);
}

interface UnderWay extends InLine {
  id: string;
  progress: number;
}

/** Whether no engine has begun with a job that is processing. */
export const isWaiting = (item: Pick<UnderWay, 'id' | 'progress'>): boolean =>
  isOptimistic(item) || item.progress === 0;

/** Where a job stands: in line, or how far it is. @param doing e.g. 'Editing', which becomes 'Editing 40 %' */
export function progressText(item: UnderWay, doing: string): string {
  return isWaiting(item)
    ? (placeText(item) ?? queueText(null))
    : `${doing} ${Math.round(item.progress * 100)} %`;
}
