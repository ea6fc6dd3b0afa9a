import { MEDIA } from '../hand-off/tool-use.ts';
import { type SlotFills, SLOTS } from '../slots/slots.ts';
import { toolLabelProblem } from './tool-page.ts';

const FILL_LABEL_LENGTH_MAX = 40;

/** @returns why no tool can say this of itself, as a sentence, or null */
export function toolFillsProblem(fills: SlotFills): string | null {
  for (const slot of SLOTS) {
    const fill = fills[slot];
    if (fill === undefined) continue;
    const problem = toolLabelProblem(fill.label, FILL_LABEL_LENGTH_MAX);
    if (problem !== null) return problem;
    if (fill.of?.length === 0 || fill.of?.some((medium) => !MEDIA.includes(medium)) === true) {
      return `What fills "${slot}" is of no medium: name ${MEDIA.join(', ')} or several of them, or leave it out.`;
    }
  }
  return null;
}
