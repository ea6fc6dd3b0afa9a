import { setTimeout as delay } from 'node:timers/promises';
import { type FakeVendor, sendJson } from '@aic/api/testing';

type Respond = Parameters<FakeVendor['serveWith']>[0];

/** A PNG of 64 by 64 pixels in one color. */
const PICTURE =
  'iVBORw0KGgoAAAANSUhEUgAAAEAAAABACAMAAACdt4HsAAAAA1BMVEVAYMApeRkNAAAACXBIWXMAAAPoAAAD6AG1e1' +
  'JrAAAAG0lEQVRYhe3BgQAAAADDoPlT3+AEVQEAAAB0DRBAAAGx1LfoAAAAAElFTkSuQmCC';

/** A small picture for each request, after so many milliseconds. A share of them at random is refused instead. */
export const respondSlowly =
  (workMs: number, { refusedShare = 0 } = {}): Respond =>
  (response) => {
    const isRefused = Math.random() < refusedShare;
    void delay(workMs).then(() =>
      isRefused
        ? sendJson(response, 400, { error: { code: 'moderation_blocked', message: 'Refused.' } })
        : sendJson(response, 200, { data: [{ b64_json: PICTURE }] }),
    );
  };

/** How many pictures were asked for more than once: each has words of its own. */
export function countDoubled(seen: FakeVendor['seen']): number {
  const prompts = seen.map(({ body }) => String(body['prompt']));
  return prompts.length - new Set(prompts).size;
}
