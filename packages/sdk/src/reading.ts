/** What the preview engine says of words. Not shared in the page: a tool bundles it. */
export type { ReadingRequest } from '@aic/contract/schemas';
export { leftOutNote } from './texts/left-out-note.ts';
export { readingQuery } from './api/generations/readings.ts';
