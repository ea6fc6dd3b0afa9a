import { describe, expect, it } from 'vitest';
import { createFakeProvider } from '../../../test/generations/fake-provider.ts';
import type { Provider, Providers } from '../providers/provider.ts';
import type { Job } from './job.ts';
import { createSlots, placesOfOneVendor } from './slots.ts';

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
  const slots = createSlots(providers, { cpu: 2, remote: 3, unbound: new Set(['fake']) });
  for (const one of jobs) slots.add(one);
  return slots;
}

const REMOTE = { kinds: KINDS, full: ['image ', 'image house', 'video '] };

describe('the slots of a worker', () => {
  it('that is idle are one for the CPU, and all of the others', () => {
    expect(slotsWith().freeFor(KINDS, true)).toEqual([
      { count: 1, kinds: ['image', 'video'], full: ['image vendor', 'text '] },
      { ...REMOTE, count: 3 },
    ]);
  });

  it('give a second film none, so that a picture finds one', () => {
    const [cpu] = slotsWith(job('video')).freeFor(KINDS, true);

    expect(cpu).toEqual({ count: 1, kinds: ['image'], full: ['image vendor', 'video ', 'text '] });
  });

  it('count a job that names no engine for the first one', () => {
    for (const chosen of [undefined, 'house']) {
      const [cpu] = slotsWith(job('image', chosen)).freeFor(KINDS, true);
      expect(cpu).toMatchObject({
        kinds: ['video'],
        full: ['image ', 'image house', 'image vendor', 'text '],
      });
    }
  });

  it('are none for the CPU when all are taken, whatever else is free', () => {
    expect(slotsWith(job('image'), job('video')).freeFor(KINDS, true)).toEqual([{ ...REMOTE, count: 3 }]);
  });

  it('are none for others when all are taken, of whatever kind', () => {
    const slots = slotsWith(job('text'), job('image', 'vendor'), job('image', 'gone'));
    expect(slots.freeFor(KINDS, true)).toEqual([
      { count: 1, kinds: ['image', 'video'], full: ['image vendor', 'text '] },
    ]);
  });

  it('come back with the end of their job', () => {
    const film = job('video');
    const slots = slotsWith(film, job('image'));
    slots.remove(film);
    expect(slots.freeFor(KINDS, true)[0]?.kinds).toEqual(['video']);
  });

  it('are short when one engine has none left, or all others have none', () => {
    expect(slotsWith().isShort()).toBe(false);
    expect(slotsWith(job('video')).isShort()).toBe(true);
    expect(slotsWith(job('text'), job('text')).isShort()).toBe(false);
    expect(slotsWith(job('text'), job('text'), job('text')).isShort()).toBe(true);
  });

  it('are not offered for a kind that rests', () => {
    expect(slotsWith().freeFor(['text'], true)).toEqual([{ ...REMOTE, count: 3, kinds: ['text'] }]);
    expect(slotsWith().freeFor([], true)).toEqual([]);
  });

  it('give no vendor more than half, and the rest to the others', () => {
    const house = { ...maker(null), id: 'preview' };
    const [one, two] = ['one', 'two'].map((id) => ({ ...maker(null), id }));
    // Safe because only numbers of slots are asked for.
    const three = { image: one, video: two, text: house } as unknown as Providers;
    const slots = createSlots(three, { cpu: 2, remote: 8 });

    for (let n = 0; n < 3; n += 1) slots.add(job('image'));

    expect(slots.freeFor(KINDS, true)).toEqual([
      { count: 1, kinds: KINDS, full: [] },
      { count: 3, kinds: KINDS, full: ['image '] },
      { count: 1, kinds: KINDS, full: ['image ', 'video '] },
    ]);
    slots.add(job('image'));
    expect(slots.isShort()).toBe(true);
    expect(slots.freeFor(KINDS, true)).toEqual([{ count: 4, kinds: KINDS, full: ['image '] }]);
  });

  it('tell servers apart that are asked as one vendor is', () => {
    const [one, two] = ['http://a', 'http://b'].map((server) => ({ ...maker(null), server }));
    // Safe because only numbers of slots are asked for.
    const slots = createSlots({ image: one, text: two } as unknown as Providers, { cpu: 1, remote: 4 });

    for (let n = 0; n < 2; n += 1) slots.add(job('image'));

    expect(slots.freeFor(KINDS, true)).toEqual([{ count: 2, kinds: KINDS, full: ['image '] }]);
  });

  it('give a vendor one where there is one, and all to a vendor that is limited elsewhere', () => {
    expect(placesOfOneVendor(1)).toBe(1);
    const full = slotsWith(job('text'), job('text'), job('text'));
    full.remove(job('text'));
    expect(full.freeFor(['text'], true)).toEqual([{ ...REMOTE, count: 1, kinds: ['text'] }]);
  });

  it('buy nothing that becomes a file while files cannot be stored', () => {
    const house = { ...maker(1), id: 'preview' };
    // Safe because only numbers of slots are asked for.
    const mixed = { image: maker(null), video: house, text: maker(null) } as unknown as Providers;
    const slots = createSlots(mixed, { cpu: 1, remote: 2, unbound: new Set(['fake']) });

    expect(slots.freeFor(KINDS, false)).toEqual([
      { count: 1, kinds: ['video'], full: ['image ', 'text '] },
      { count: 2, kinds: KINDS, full: ['image ', 'video '] },
    ]);
  });
});
