import type { Generation } from '@aic/sdk';

/** What one press has started: one result, or several that have one line in the queue. */
export type Press = readonly [Generation, ...Generation[]];

/** In the order of their first results. */
export function pressesOf(items: readonly Generation[]): Press[] {
  const presses = new Map<string, [Generation, ...Generation[]]>();
  for (const item of items) {
    const key = item.batchId ?? item.id;
    const press = presses.get(key);
    if (press === undefined) presses.set(key, [item]);
    else press.push(item);
  }
  return [...presses.values()];
}

export const underWay = (press: Press): Generation[] => press.filter(({ status }) => status === 'processing');

/** Its results that failed or were cancelled; null where there are none. */
export function failedOf(press: Press): Press | null {
  const [first, ...others] = press.filter(({ status }) => status === 'failed');
  return first === undefined ? null : [first, ...others];
}

/** It waits over the limit of its user. */
export const isInLine = (press: Press): boolean =>
  underWay(press).length > 0 && underWay(press).every(({ deferredPlace = null }) => deferredPlace !== null);

/** 0..1 of all its results together. */
export const progressOf = (press: Press): number =>
  press.reduce((sum, { status, progress }) => sum + (status === 'processing' ? progress : 1), 0) /
  press.length;
