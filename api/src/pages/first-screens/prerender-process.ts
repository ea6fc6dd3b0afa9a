import process from 'node:process';
import type { FirstScreenData } from '@aic/contract/prerender';
import ivm from 'isolated-vm';
import type { PrerenderResponse, PrerenderRequest } from './prerender-messages.ts';

// A process of its own, which prerenders first screens for the gateway. Scripts of remotes run in isolates of V8:
// they have the language and their input, and nothing of Node, the network or each other. Each prerendered screen has
// a context that no other user's data was ever in; the next one is made ready meanwhile.

const MEMORY_MB_MAX = 96;
/**
 * By the clock: on a busy machine the first run of a good script takes more than a second, and one that was stopped too
 * often is not asked for a while. No page waits for it.
 */
const SCRIPT_MS_MAX = 5000;

/** A burst of pages is prerendered before the next context is made warm. */
const WARM_UP_AFTER_MS = 50;

const PLAIN_SCREEN = JSON.stringify({ path: '/', user: null } satisfies FirstScreenData);

type Prerender = ivm.Reference<(json: string) => Promise<string>>;

interface Screen {
  prerender(json: string): Promise<string>;
  dispose(): void;
}

function openScreen(source: string, onReady: () => void): Screen {
  const isolate = new ivm.Isolate({ memoryLimit: MEMORY_MB_MAX });
  const script = isolate.compileScript(source);
  const prepare = async () => {
    const context = await isolate.createContext();
    await (await script).run(context, { timeout: SCRIPT_MS_MAX });
    // Safe because packages/build-kit/src/prerender/first-screen-entry.ts is the script's entry; what is none is
    // refused by the call.
    const draw = (await context.eval('firstScreen.draw', { reference: true })) as Prerender;
    return { context, draw };
  };
  type Prepared = Awaited<ReturnType<typeof prepare>>;
  /**
   * Prerenders what all users see alike, for no request: the next run in the context, which finds its lazy parts there,
   * takes about 60 % of the first one's time.
   */
  const warmUp = ({ draw }: Prepared) =>
    draw.apply(undefined, [PLAIN_SCREEN], { result: { promise: true }, timeout: SCRIPT_MS_MAX });
  let next: Promise<Prepared> | null = null;
  let warming: NodeJS.Timeout | undefined;
  const prepareNext = (): void => {
    if (isolate.isDisposed) return;
    const prepared = (next ??= prepare());
    prepared.then(onReady, () => undefined);
    clearTimeout(warming);
    warming = setTimeout(() => {
      if (next === prepared) prepared.then(warmUp).catch(() => undefined);
    }, WARM_UP_AFTER_MS);
  };
  prepareNext();
  return {
    async prerender(json) {
      // Taken before anything is waited for: no two prerendered screens get the same one.
      const own = next ?? prepare();
      next = null;
      const { context, draw } = await own;
      try {
        const copied = { promise: true, copy: true } as const;
        const prerendered: unknown = await draw.apply(undefined, [json], {
          result: copied,
          timeout: SCRIPT_MS_MAX,
        });
        if (typeof prerendered !== 'string') throw new TypeError('The script has prerendered no text.');
        return prerendered;
      } finally {
        if (!isolate.isDisposed) context.release();
        // Not before: an isolate does one thing at a time, and a page waits for this screen.
        prepareNext();
      }
    },
    dispose: () => {
      if (!isolate.isDisposed) isolate.dispose();
    },
  };
}

const screens = new Map<string, Screen>();
/** Requests whose turn has not come. */
const waiting = new Set<number>();
/** Of the request that came last. */
let turn = Promise.resolve();
const send = (message: PrerenderResponse): void => void process.send?.(message);

process.on('message', (request: PrerenderRequest) => {
  switch (request.kind) {
    case 'load':
      screens.set(
        request.build,
        openScreen(request.script, () => send({ ready: request.build })),
      );
      break;
    case 'drop':
      screens.get(request.build)?.dispose();
      screens.delete(request.build);
      break;
    case 'prerender':
      waiting.add(request.id);
      turn = turn.then(() => prerenderFor(request));
      break;
    case 'give-up':
      waiting.delete(request.id);
      break;
    default:
      request satisfies never;
  }
});
// The gateway is gone.
process.on('disconnect', () => process.exit(0));

/** Of what a script says of itself; it may have put anything into it. */
const PROBLEM_LENGTH_MAX = 200;

type Wanted = Extract<PrerenderRequest, { kind: 'prerender' }>;

/**
 * One after the other, of all builds: there is a process for each core, how long one takes says how long the line is,
 * and the time that one waits is no failure of its script.
 */
async function prerenderFor({ id, build, user, json }: Wanted): Promise<void> {
  if (!waiting.delete(id)) return;
  const screen = screens.get(build);
  if (screen === undefined) {
    send({ id, build, user, problem: null });
    return;
  }
  try {
    const startedMs = performance.now();
    const prerendered = await screen.prerender(json);
    send({ id, build, prerendered, ms: performance.now() - startedMs });
  } catch (error) {
    // An isolate that ran out of memory or time is not used again.
    screen.dispose();
    if (screens.get(build) === screen) screens.delete(build);
    send({ id, build, user, problem: String(error).slice(0, PROBLEM_LENGTH_MAX) });
  }
}
