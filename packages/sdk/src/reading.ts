/**
 * What the preview engine says before the press. Not shared in the page: a tool bundles it into a lazy part, so that
 * it costs nothing where a vendor is in place.
 */
export { askFirst, type PressGuard } from './reading/press-guard.ts';
export { leftOutNote } from './reading/left-out-note.ts';
export { usePromptReading } from './reading/use-prompt-reading.ts';
export type { ReadingRequest } from '@aic/contract/schemas';
export { readingQuery } from './reading/reading-query.ts';
