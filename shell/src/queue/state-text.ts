import { type Generation, placeText, refundText } from '@aic/sdk';
import { type Press, progressOf, underWay } from './press.ts';
import { timeLeftText } from './time-left.ts';

/** Where a press stands: of several results how many are ready, and then what holds for the rest. */
export function stateText(press: Press, left: ReadonlyMap<string, number>): string {
  if (press.length === 1) return oneText(press[0], left.get(press[0].id));
  const ready = press.filter(({ status }) => status === 'completed').length;
  const count = ready > 0 && `${ready} of ${press.length} ready`;
  const [waiting] = underWay(press);
  const seconds = underWay(press).flatMap(({ id }) => left.get(id) ?? []);
  const rest = waiting
    ? runningText(
        { ...waiting, progress: progressOf(press) },
        seconds.length > 0 ? Math.max(...seconds) : undefined,
      )
    : endText(press.filter(({ status }) => status === 'failed'));
  return [count, rest].filter(Boolean).join(' · ');
}

function oneText(item: Generation, secondsLeft: number | undefined): string {
  switch (item.status) {
    case 'completed':
      return 'Ready';
    case 'failed':
      return endText([item]);
    case 'processing':
      return runningText(item, secondsLeft);
    default:
      return item.status satisfies never;
  }
}

/** Of those that gave no result: why, and what became of their credits together. */
function endText([first, ...others]: readonly Generation[]): string {
  if (first === undefined) return '';
  const all = [first, ...others];
  const sum = (valueOf: (item: Generation) => number): number =>
    all.reduce((total, item) => total + valueOf(item), 0);
  const refund = refundText({
    status: 'failed',
    credits: sum(({ credits }) => credits),
    creditsReturned: sum(({ creditsReturned }) => creditsReturned),
    refunded: all.every(({ refunded }) => refunded),
  });
  return [first.isCancelled === true ? 'Cancelled' : (first.error ?? 'Failed'), refund]
    .filter(Boolean)
    .join(' · ');
}

function runningText(item: Generation, secondsLeft: number | undefined): string {
  const place = placeText(item);
  if (place !== null) return place;
  if (item.progress === 0) return 'Starting';
  const done = `${Math.round(item.progress * 100)} %`;
  return secondsLeft === undefined ? done : `${done} · ${timeLeftText(secondsLeft)}`;
}
