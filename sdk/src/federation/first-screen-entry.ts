import type { FirstScreen } from '@aic/contract/drawings';
import tool from 'aic-tool';
import { drawFirstScreen } from '../tool/draw-first-screen.tsx';

/** What the build of a remote runs in Node to draw its first screen (define-remote.ts). */
export const prerender = (engine: FirstScreen) => drawFirstScreen(tool, FIRST_SCREEN_ROUTE, engine);
