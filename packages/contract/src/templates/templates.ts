import { GENERATION_KINDS } from '../generations/kinds/kinds.ts';
import { oneOf, object, text, uuid, type ValueOf } from '../shape/field.ts';

/** Of one user, over all kinds. */
export const TEMPLATES_MAX = 100;

/** A prompt that its user keeps, with blanks to fill in: `A [animal] in the snow`. */
export const TEMPLATE = object({ id: uuid, kind: oneOf(GENERATION_KINDS), text });
export type Template = ValueOf<typeof TEMPLATE>;
