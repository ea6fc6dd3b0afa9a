import type { FirstScreenData } from '@aic/contract/prerender';
import { prerenderFirstScreen } from '@aic/sdk/first-screen';
import tool from 'aic-tool';

/**
 * What `firstScreen` is in the engine that prerenders (FIRST_SCREEN_FILE of a build). Texts in and out: nothing else
 * crosses.
 * @param json a FirstScreenData @returns a PrerenderedScreen as JSON
 */
export async function draw(json: string): Promise<string> {
  // Safe because the gateway, or the build, writes it from the same type.
  const data = JSON.parse(json) as FirstScreenData;
  return JSON.stringify({ ...(await prerenderFirstScreen(tool, data)), platform: PLATFORM_DIGEST });
}
