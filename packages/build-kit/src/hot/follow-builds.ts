import { hasCrashed, loadPageAgain } from './load-page-again.ts';

const hot = import.meta.webpackHot;

/** Of the last build, as the server says. */
let latest = __webpack_hash__;
let isBroken = false;

/** Puts each build into the page, as far as its modules take their own update. */
async function catchUp(): Promise<void> {
  const wanted = latest;
  if (wanted === __webpack_hash__ || hot.status() !== 'idle') return;
  if (hasCrashed()) {
    loadPageAgain('the tool had stopped, and was built again');
    return;
  }
  try {
    const updated = await hot.check({ onErrored: ({ error }) => console.error(error) });
    if (updated === null && latest === wanted) {
      loadPageAgain('this build is not one that the server goes on from');
      return;
    }
  } catch (error) {
    loadPageAgain(error instanceof Error ? error.message : String(error));
    return;
  }
  // Another one may have come meanwhile.
  await catchUp();
}

/** A shell runs the entry once more when a user presses Retry: then the modules from before follow nothing. */
const NAME = Symbol.for(`aic.follows ${HOT_NEWS}`);
// Safe because only this module sets it.
const page = globalThis as { [NAME]?: EventSource };
page[NAME]?.close();
page[NAME] = new EventSource(HOT_NEWS);
page[NAME].addEventListener('message', ({ data }: MessageEvent<string>) => {
  // Safe because the dev server writes it.
  const { hash, errors } = JSON.parse(data) as { hash: string; errors: string[] };
  if (errors.length > 0) {
    isBroken = true;
    console.error(`[aic] It does not build. The page stays as it is.\n${errors.join('\n')}`);
    return;
  }
  if (isBroken) console.info('[aic] It builds again.');
  isBroken = false;
  latest = hash;
  void catchUp();
});
