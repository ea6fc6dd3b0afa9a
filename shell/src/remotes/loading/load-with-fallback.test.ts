import type { RemoteEntry, Tool } from '@aic/sdk';
import { describe, expect, it } from 'vitest';
import { files, remoteEntry, textTool } from '../../testing/remote-entry.ts';
import { requireContract } from './contract-range.ts';
import { loadWithFallback } from './load-with-fallback.ts';

const TOOL = textTool('image');
type Try = Tool | Error;

interface LoadOptions {
  reset?: boolean;
  contract?: string;
  /** What the gateway says when it is asked again; by default it does not answer. */
  fresh?: RemoteEntry;
  /** By build. */
  refused?: Record<string, string>;
}

/** Loads with one outcome per try, and keeps what was asked, waited and reported. */
async function loadWith(
  entry: RemoteEntry,
  tries: readonly Try[],
  { reset = false, contract = '1.2.0', fresh, refused = {} }: LoadOptions = {},
) {
  const loads: Array<{ build: string; reset: boolean }> = [];
  const waits: number[] = [];
  const reports: string[] = [];
  const result = await loadWithFallback(
    'image',
    entry,
    {
      retryDelaysMs: [400, 1200],
      freshEntry: () => Promise.resolve(fresh),
      // As the loader does it.
      load: async (name, files, options) => {
        requireContract(name, files, contract);
        const { build } = files;
        const outcome = tries[loads.length] ?? new Error('no more tries were expected');
        loads.push({ build, reset: options.reset });
        if (outcome instanceof Error) throw outcome;
        return outcome;
      },
      sleep: (ms) => {
        waits.push(ms);
        return Promise.resolve();
      },
      refusal: ({ build }) => refused[build] ?? null,
      report: (_error, { phase = '' }) => reports.push(phase),
    },
    { reset },
  );
  return { result, loads, waits, reports };
}

const down = Object.assign(new Error('503'), { name: 'ScriptFailure' });
const timeout = Object.assign(new Error('too slow'), { name: 'ScriptTimeout' });

describe('the current build', () => {
  it('is loaded once when it arrives, without a reset', async () => {
    const { result, loads, waits } = await loadWith(remoteEntry(), [TOOL]);

    expect(result).toEqual({ ok: true, tool: TOOL, build: 'b2', isFallback: false, entry: remoteEntry() });
    expect(loads).toEqual([{ build: 'b2', reset: false }]);
    expect(waits).toEqual([]);
  });

  it('is tried again after 400 and 1200 ms, each time forgetting what the last try left behind', async () => {
    const { result, loads, waits, reports } = await loadWith(remoteEntry(), [down, down, TOOL]);

    expect(result).toMatchObject({ ok: true, build: 'b2', isFallback: false });
    expect(loads.map(({ reset }) => reset)).toEqual([false, true, true]);
    expect(waits).toEqual([400, 1200]);
    expect(reports).toEqual(['load', 'load']);
  });

  it('is loaded afresh when the user presses Retry', async () => {
    const { loads } = await loadWith(remoteEntry(), [TOOL], { reset: true });

    expect(loads).toEqual([{ build: 'b2', reset: true }]);
  });

  it('is not waited for a second time when it hung', async () => {
    expect((await loadWith(remoteEntry(), [timeout])).loads).toHaveLength(1);
  });
});

describe('the build before it', () => {
  const withPrevious = remoteEntry({ previous: files('b1', '1.0.0') });

  it('takes its place in the same page when every try has failed', async () => {
    const { result, loads } = await loadWith(withPrevious, [down, down, down, TOOL]);

    expect(result).toEqual({
      ok: true,
      tool: TOOL,
      build: 'b1',
      isFallback: true,
      entry: withPrevious,
      error: down,
    });
    expect(loads.at(-1)).toEqual({ build: 'b1', reset: true });
  });

  it('takes its place at once when the current one hung', async () => {
    const { result, loads, waits } = await loadWith(withPrevious, [timeout, TOOL]);

    expect(result).toMatchObject({ ok: true, build: 'b1' });
    expect(loads.map(({ build }) => build)).toEqual(['b2', 'b1']);
    expect(waits).toEqual([]);
  });

  it('is tried once; after it comes the error card, with the reason of the current build', async () => {
    const { result, loads, reports } = await loadWith(withPrevious, [
      down,
      down,
      down,
      new Error('gone too'),
    ]);

    expect(result).toEqual({ ok: false, failure: 'unreachable', error: down, entry: withPrevious });
    expect(loads.map(({ build }) => build)).toEqual(['b2', 'b2', 'b2', 'b1']);
    expect(reports.at(-1)).toBe('load-previous');
  });

  it('may not be named at all: then the error card comes, as where there is none', async () => {
    const { previous: _, ...rest } = remoteEntry();
    // Safe because this is what is tried: a registry that says nothing of it.
    const { result } = await loadWith(rest as RemoteEntry, [timeout]);

    expect(result).toMatchObject({ ok: false, failure: 'unreachable', error: timeout });
  });

  it('is left alone when it was made for another shell', async () => {
    const entry = remoteEntry({ previous: { ...files('b1', '1.0.0'), contract: '^0.9.0' } });

    const { result, loads } = await loadWith(entry, [down, down, down]);

    expect(result).toMatchObject({ ok: false, failure: 'unreachable' });
    expect(loads.map(({ build }) => build)).toEqual(['b2', 'b2', 'b2']);
  });
});

describe('a registry that was asked for again', () => {
  const released = remoteEntry({ ...files('b3', '3.0.0'), previous: files('b1', '1.0.0') });

  it('names the build to load when the one of the page cannot be: a release whose notice was lost', async () => {
    const { result, loads } = await loadWith(remoteEntry(), [down, down, down, TOOL], { fresh: released });

    expect(result).toMatchObject({ ok: true, build: 'b3', isFallback: false });
    expect(loads.at(-1)).toEqual({ build: 'b3', reset: true });
  });

  it('corrects the integrity of the same build', async () => {
    const wrong = remoteEntry({ integrity: { 'container.js': 'sha384-wrong' } });

    const { result } = await loadWith(wrong, [down, down, down, TOOL], { fresh: remoteEntry() });

    expect(result).toMatchObject({ ok: true, build: 'b2' });
  });

  it.each([
    ['was switched off', remoteEntry({ killed: true })],
    ['needed a newer shell', remoteEntry({ contract: '^9.0.0' })],
  ])('is believed where the page says that the tool %s', async (_name, known) => {
    const { result, loads } = await loadWith(known, [TOOL], { fresh: remoteEntry() });

    expect(result).toMatchObject({ ok: true, build: 'b2' });
    expect(loads).toHaveLength(1);
  });

  it('says the same: nothing is tried twice, and the build before takes its place', async () => {
    const known = remoteEntry({ previous: files('b1', '1.0.0') });

    const { result, loads } = await loadWith(known, [down, down, down, TOOL], { fresh: known });

    expect(result).toMatchObject({ ok: true, build: 'b1', isFallback: true });
    expect(loads).toHaveLength(4);
  });

  it('names the build that stands in when its own cannot be loaded either', async () => {
    const { result } = await loadWith(remoteEntry(), [timeout, timeout, TOOL], { fresh: released });

    expect(result).toMatchObject({ ok: true, build: 'b1', isFallback: true, entry: released });
  });
});

describe('what is never loaded', () => {
  it('a remote that operations have switched off, not even its previous build', async () => {
    const { result, loads } = await loadWith(
      remoteEntry({ killed: true, previous: files('b1', '1.0.0') }),
      [],
    );

    expect(result).toMatchObject({ ok: false, failure: 'switched-off' });
    expect(loads).toEqual([]);
  });

  it('a build that needs a newer shell', async () => {
    const { result, loads, reports } = await loadWith(remoteEntry({ contract: '^1.3.0' }), []);

    expect(result).toMatchObject({ ok: false, failure: 'incompatible' });
    expect(loads).toEqual([]);
    expect(reports).toEqual(['contract']);
  });
});

describe('what it says of a failure', () => {
  it.each([
    ['unreachable', 'ScriptFailure'],
    ['unreachable', 'ScriptTimeout'],
    ['unreachable', 'ChunkLoadError'],
    ['broken', 'TypeError'],
  ])('is %s for a %s', async (failure, name) => {
    const error = Object.assign(new Error(name), { name });

    const { result } = await loadWith(remoteEntry(), [error, error, error]);

    expect(result).toMatchObject({ ok: false, failure, error });
  });

  it("is what the page's policy has refused, also in the report; the build before is tried all the same", async () => {
    const entry = remoteEntry({ previous: files('b1', '1.0.0') });
    const broken = new TypeError("Failed to execute 'createPolicy'");
    const refused = { b2: 'trusted-types svelte-trusted-html' };

    const { result, reports } = await loadWith(entry, [broken, broken, broken, down], { refused });

    expect(result).toMatchObject({
      failure: 'broken',
      error: { message: expect.stringContaining('trusted-types svelte-trusted-html'), cause: broken },
    });
    expect(reports).toContain('policy');
    await expect(loadWith(entry, [broken, broken, broken, TOOL], { refused })).resolves.toMatchObject({
      result: { ok: true, build: 'b1' },
    });
  });
});
