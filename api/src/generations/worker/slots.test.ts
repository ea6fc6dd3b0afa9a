import { describe, expect, it } from 'vitest';
import { createFakeProvider } from '../../../test/generations/fake-provider.ts';
import type { Provider, Providers } from '../providers/provider.ts';
import type { Job } from './job.ts';
import { createSlots } from './slots.ts';

/** An engine that makes so many at once on this machine, or none there. */
const maker = (cpuSlots: number | null): Provider => ({
  ...createFakeProvider(),
  ...(cpuSlots !== null && { cpuSlots }),
});
const engine = (id: string, provider: Provider) => ({ id, label: id, price: null, cost: null, provider });
const providers = {
  video: maker(1),
  image: { ...maker(1), engines: [engine('house', maker(1)), engine('vendor', maker(null))] },
  text: maker(null),
  // Safe because only numbers of slots are asked for.
} as unknown as Providers;
const KINDS = ['image', 'video', 'text'] as const;

const job = (kind: Job['kind'], chosen?: string): Job => ({
  userId: 'u',
  id: 'g',
  attempt: 1,
  attemptsUsed: 1,
  kind,
  request: chosen === undefined ? {} : { engine: chosen },
  seed: 1,
  submission: null,
  createdAt: new Date(),
  price: 20,
  traceparent: null,
});

/** A worker with these jobs. */
function slotsWith(...jobs: Job[]) {
  const slots = createSlots(providers, { cpu: 2, remote: 3 });
  for (const one of jobs) slots.add(one);
  return slots;
}

const REMOTE = { kinds: KINDS, full: ['image ', 'image house', 'video '] };

describe('the slots of a worker', () => {
  it('that is idle are one for the CPU, and all of the others', () => {
    expect(slotsWith().freeFor(KINDS)).toEqual([
      { count: 1, kinds: ['image', 'video'], full: ['image vendor', 'text '] },
      { ...REMOTE, count: 3 },
    ]);
  });

  it('give a second film none, so that a picture finds one', () => {
    const [cpu] = slotsWith(job('video')).freeFor(KINDS);

    expect(cpu).toEqual({ count: 1, kinds: ['image'], full: ['image vendor', 'video ', 'text '] });
  });

  it('count a job that names no engine for the first one', () => {
    for (const chosen of [undefined, 'house']) {
      const [cpu] = slotsWith(job('image', chosen)).freeFor(KINDS);
      expect(cpu).toMatchObject({
        kinds: ['video'],
        full: ['image ', 'image house', 'image vendor', 'text '],
      });
    }
  });

  it('are none for the CPU when all are taken, whatever else is free', () => {
    expect(slotsWith(job('image'), job('video')).freeFor(KINDS)).toEqual([{ ...REMOTE, count: 3 }]);
  });

  it('are none for others when all are taken, of whatever kind', () => {
    const slots = slotsWith(job('text'), job('image', 'vendor'), job('image', 'gone'));
    expect(slots.freeFor(KINDS)).toEqual([
      { count: 1, kinds: ['image', 'video'], full: ['image vendor', 'text '] },
    ]);
  });

  it('come back with the end of their job', () => {
    const film = job('video');
    const slots = slotsWith(film, job('image'));
    slots.remove(film);
    expect(slots.freeFor(KINDS)[0]?.kinds).toEqual(['video']);
  });

  it('are short when one engine has none left, or all others have none', () => {
    expect(slotsWith().isShort()).toBe(false);
    expect(slotsWith(job('video')).isShort()).toBe(true);
    expect(slotsWith(job('text'), job('text')).isShort()).toBe(false);
    expect(slotsWith(job('text'), job('text'), job('text')).isShort()).toBe(true);
  });

  it('are not offered for a kind that rests', () => {
    expect(slotsWith().freeFor(['text'])).toEqual([{ ...REMOTE, count: 3, kinds: ['text'] }]);
    expect(slotsWith().freeFor([])).toEqual([]);
  });
});
